import { inject } from 'vitest';
import { beginFrom } from './browser.ts';

beginFrom(inject('demoFolder'));
