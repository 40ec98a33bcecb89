/** The pieces as pictures, for pages that speak of them. */
export {
  BonusToken,
  CardBack,
  CastawayFigure,
  FamilyPicture,
  ObjectCard,
  PortholePicture,
} from './pictures.tsx';
export { tintOf } from './tints.ts';
