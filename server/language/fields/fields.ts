import { ADULT_FIELD } from './adult.ts';
import { ANIMALS_FIELD } from './animals.ts';
import { BOOKS_FIELD } from './books.ts';
import { CINEMA_FIELD } from './cinema.ts';
import { COOKING_FIELD } from './cooking.ts';
import type { Field } from './field.ts';
import { FINANCE_FIELD } from './finance.ts';
import { FORTUNE_FIELD } from './fortune.ts';
import { GAMES_FIELD } from './games.ts';
import { HEALTH_FIELD } from './health.ts';
import { LAW_FIELD } from './law.ts';
import { LOVE_FIELD } from './love.ts';
import { MEDICINES_FIELD } from './medicines.ts';
import { MUSIC_FIELD } from './music.ts';
import { NARCOTICS_FIELD } from './narcotics.ts';
import { NEWS_FIELD } from './news.ts';
import { POLITICS_FIELD } from './politics.ts';
import { RELIGION_FIELD } from './religion.ts';
import { SCHOOL_FIELD } from './school.ts';
import { SCIENCE_FIELD } from './science.ts';
import { SPORT_FIELD } from './sport.ts';
import { TECHNOLOGY_FIELD } from './technology.ts';
import { TELEVISION_FIELD } from './television.ts';
import { FLIGHTS_FIELD, HOTELS_FIELD, TRAVEL_FIELD } from './travel.ts';
import { VIOLENCE_FIELD } from './violence.ts';
import { WORK_FIELD } from './work.ts';

/** Every subject that has a vocabulary here. */
export const FIELDS: readonly Field[] = [
  POLITICS_FIELD,
  NEWS_FIELD,
  LAW_FIELD,
  WORK_FIELD,
  TECHNOLOGY_FIELD,
  FINANCE_FIELD,
  SCHOOL_FIELD,
  SCIENCE_FIELD,
  BOOKS_FIELD,
  HEALTH_FIELD,
  MEDICINES_FIELD,
  ANIMALS_FIELD,
  LOVE_FIELD,
  COOKING_FIELD,
  TRAVEL_FIELD,
  FLIGHTS_FIELD,
  HOTELS_FIELD,
  CINEMA_FIELD,
  TELEVISION_FIELD,
  MUSIC_FIELD,
  GAMES_FIELD,
  FORTUNE_FIELD,
  SPORT_FIELD,
  RELIGION_FIELD,
  ADULT_FIELD,
  NARCOTICS_FIELD,
  VIOLENCE_FIELD,
];
