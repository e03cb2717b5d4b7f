import { describe, expect, test } from 'vitest';
import {
  areSame,
  type Draft,
  draftOf,
  merged,
  type Settings,
  settingsOf,
  withAllowedWords,
  withNewGroup,
  withoutGroup,
  withTopic,
  withWords,
} from './settings-draft.ts';

const shirts = ['maglia', 'maglietta'];
const bags = ['borsa', 'zaino'];
const phones = ['telefono', 'cellulare'];

function settings(allowedTopics: string[], synonyms: Settings['synonyms'] = [], allowedWords: string[] = []): Settings {
  return { allowedTopics, allowedWords, synonyms };
}

describe('a draft', () => {
  const draft = draftOf(settings(['SPORT'], [shirts, bags]));

  test.each<[string, Draft, Settings]>([
    ['untouched, saves what was read', draft, settings(['SPORT'], [shirts, bags])],
    ['answers a topic', withTopic(draft, 'WORK', false), settings(['SPORT', 'WORK'], [shirts, bags])],
    ['answers a topic once', withTopic(draft, 'SPORT', false), settings(['SPORT'], [shirts, bags])],
    ['declines a topic', withTopic(draft, 'SPORT', true), settings([], [shirts, bags])],
    [
      'takes words of the shop once, trimmed and in lower case',
      withAllowedWords(draft, [' Vino', 'vino; DEGUSTAZIONE', ' ']),
      settings(['SPORT'], [shirts, bags], ['vino', 'degustazione']),
    ],
    ['saves no group without words', withNewGroup(draft), settings(['SPORT'], [shirts, bags])],
    ['loses a group', withoutGroup(draft, 0), settings(['SPORT'], [bags])],
    [
      'takes words once, trimmed and in lower case',
      withWords(draft, 1, [' Borsa', 'borsa; TRACOLLA', ' ']),
      settings(['SPORT'], [shirts, ['borsa', 'tracolla']]),
    ],
    ['has a new group on top', withWords(withNewGroup(draft), 2, phones), settings(['SPORT'], [phones, shirts, bags])],
  ])('%s', (_, edited, saved) => {
    expect(settingsOf(edited)).toEqual(saved);
  });

  test('is the same in whatever order its topics stand', () => {
    expect(areSame(settings(['A', 'B'], [shirts]), settings(['B', 'A'], [shirts]))).toBe(true);
    expect(areSame(settings(['A']), settings(['A', 'B']))).toBe(false);
    expect(areSame(settings([], [shirts]), settings([], [bags]))).toBe(false);
  });
});

describe('after somebody else saved', () => {
  const base = settings(['SPORT'], [shirts, bags]);

  test.each<[string, Settings, Settings, Settings]>([
    [
      'what they added stays',
      base,
      settings(['SPORT', 'WORK'], [shirts, bags, phones]),
      settings(['SPORT', 'WORK'], [shirts, bags, phones]),
    ],
    [
      'what I added stays',
      settings(['SPORT', 'WORK'], [phones, shirts, bags]),
      base,
      settings(['SPORT', 'WORK'], [phones, shirts, bags]),
    ],
    [
      'words of the shop that either added stay, and what either took away is gone',
      settings(['SPORT'], [shirts, bags], ['vino']),
      settings(['SPORT'], [shirts, bags], ['olio']),
      settings(['SPORT'], [shirts, bags], ['vino', 'olio']),
    ],
    ['what either took away is gone', settings([], [shirts]), settings(['SPORT'], [bags]), settings([], [])],
    [
      'what both did is done once',
      settings(['SPORT', 'WORK'], [phones, ...base.synonyms]),
      settings(['WORK', 'SPORT'], [...base.synonyms, phones]),
      settings(['SPORT', 'WORK'], [shirts, bags, phones]),
    ],
    [
      'a group that both changed stays in both forms',
      settings(['SPORT'], [[...shirts, 'felpa'], bags]),
      settings(['SPORT'], [[...shirts, 'polo'], bags]),
      settings(['SPORT'], [[...shirts, 'felpa'], [...shirts, 'polo'], bags]),
    ],
  ])('%s', (_, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toEqual(expected);
  });
});
