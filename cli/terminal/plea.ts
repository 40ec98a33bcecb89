/** Something the person at the keyboard can mend: shown as its sentence alone. */
export class Plea extends Error {}
