/** C3, house data: the faces of each die. */
export const DIE_FACES: readonly number[] = [1, 1, 2, 2, 3, 4];
