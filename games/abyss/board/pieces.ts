/** The pieces as pictures, for pages that speak of them. */
export { AllyBack, AllyPicture } from './ally.tsx';
export { type Coin, CoinPicture, Medal, SignPicture } from './glyphs.tsx';
export { LocationArt } from './location-art.tsx';
export { LordWindow, RacesAsked, Rosette } from './lord.tsx';
