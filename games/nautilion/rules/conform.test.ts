import { describeConformance } from '@fathom/kernel/conform';
import { describe, it } from 'vitest';
import { subject } from './conform.ts';

describeConformance({ describe, it }, subject, { games: 64 });
