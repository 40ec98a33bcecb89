export { plainBoard } from './board.tsx';
export { plainGuide } from './guide.ts';
