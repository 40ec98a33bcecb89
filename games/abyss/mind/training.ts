export { type Progress, study } from './self-play.ts';
