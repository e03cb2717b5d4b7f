import { inject } from 'vitest';
import { beginFrom } from './browser.ts';
import { keepChromium } from './chromium.ts';

// Journeys of one process use one Chromium, each with profiles of its own, and begin from the same demo.
beginFrom(inject('demo'));
keepChromium();
