/** The pieces as pictures, for pages that speak of them. */
export { Figure, FigurePicture } from './figures.tsx';
export { IslesArt } from './isles.tsx';
export { spellArt } from './panels.tsx';
export { GroupSign, Token, TokenPicture } from './token.tsx';
