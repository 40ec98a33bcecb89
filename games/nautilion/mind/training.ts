export { inputsFor, lessonsFor } from './lessons.ts';
export { type Progress, study } from './self-play.ts';
