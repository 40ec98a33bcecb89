import { drawSeaName } from '@fathom/words';
import { chance } from './chance.ts';

export { dailySeaName, drawSeaName, readSeaName, showSeaName } from '@fathom/words';

export function newSeaName(): string {
  return drawSeaName(chance);
}

export function today(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
