import { FirstTables1763640000000 } from '../../migrations/1763640000000-first-tables.ts';
import { EditorsModelFigures1763730000000 } from '../../migrations/1763730000000-editors-model-figures.ts';
import { CorrectedAnswers1763740500000 } from '../../migrations/1763740500000-corrected-answers.ts';
import { UndoneFaqsProgressPictures1763741000000 } from '../../migrations/1763741000000-undone-faqs-progress-pictures.ts';
import { ProductsOfCatalogues1763741500000 } from '../../migrations/1763741500000-products-of-catalogues.ts';
import { FallbackReasonsRemovals1763742000000 } from '../../migrations/1763742000000-fallback-reasons-removals.ts';
import { TokenReservations1763744000000 } from '../../migrations/1763744000000-token-reservations.ts';
import { LimitsTogether1763744100000 } from '../../migrations/1763744100000-limits-together.ts';
import { RemovedPeopleCompanies1763744200000 } from '../../migrations/1763744200000-removed-people-companies.ts';
import { RemovedCompaniesHidden1763744300000 } from '../../migrations/1763744300000-removed-companies-hidden.ts';
import { WordsReadAnew1763744400000 } from '../../migrations/1763744400000-words-read-anew.ts';
import { NamesInOrder1763744410000 } from '../../migrations/1763744410000-names-in-order.ts';
import { PeopleAnswer1763744500000 } from '../../migrations/1763744500000-people-answer.ts';
import { TextsWithoutMarkup1763745000000 } from '../../migrations/1763745000000-texts-without-markup.ts';
import { PeopleAskedFor1763746000000 } from '../../migrations/1763746000000-people-asked-for.ts';
import { ModelShares1763747500000 } from '../../migrations/1763747500000-model-shares.ts';
import { OpeningHours1763748000000 } from '../../migrations/1763748000000-opening-hours.ts';
import { MatchedColumns1763748500000 } from '../../migrations/1763748500000-matched-columns.ts';
import { ListPricesHistory1763749200000 } from '../../migrations/1763749200000-list-prices-history.ts';
import { ProductVariants1763749400000 } from '../../migrations/1763749400000-product-variants.ts';
import { CatalogueFeeds1763749460000 } from '../../migrations/1763749460000-catalogue-feeds.ts';
import { QuestionGroups1763749590000 } from '../../migrations/1763749590000-question-groups.ts';
import { OrderStates1763749595000 } from '../../migrations/1763749595000-order-states.ts';
import { WhatNeedsSomebody1763749700000 } from '../../migrations/1763749700000-what-needs-somebody.ts';
import { ChatLooks1763749710000 } from '../../migrations/1763749710000-chat-looks.ts';
import { SavedReplies1763749800000 } from '../../migrations/1763749800000-saved-replies.ts';
import { ReadMarks1763749810000 } from '../../migrations/1763749810000-read-marks.ts';
import { AnswersOfPeople1763749820000 } from '../../migrations/1763749820000-answers-of-people.ts';
import { OwnModels1763749830000 } from '../../migrations/1763749830000-own-models.ts';
import { Conversions1763749850000 } from '../../migrations/1763749850000-conversions.ts';
import { RefusedQuestions1763749860000 } from '../../migrations/1763749860000-refused-questions.ts';
import { UnmetWishes1763749870000 } from '../../migrations/1763749870000-unmet-wishes.ts';
import { AcceptanceTests1763749880000 } from '../../migrations/1763749880000-acceptance-tests.ts';
import { RejectedAnswers1763749890000 } from '../../migrations/1763749890000-rejected-answers.ts';
import { PromptFields1763749900000 } from '../../migrations/1763749900000-prompt-fields.ts';

/** Every step of the tables, in order. */
export const MIGRATIONS = [
  FirstTables1763640000000,
  EditorsModelFigures1763730000000,
  CorrectedAnswers1763740500000,
  UndoneFaqsProgressPictures1763741000000,
  ProductsOfCatalogues1763741500000,
  FallbackReasonsRemovals1763742000000,
  TokenReservations1763744000000,
  LimitsTogether1763744100000,
  RemovedPeopleCompanies1763744200000,
  RemovedCompaniesHidden1763744300000,
  WordsReadAnew1763744400000,
  NamesInOrder1763744410000,
  PeopleAnswer1763744500000,
  TextsWithoutMarkup1763745000000,
  PeopleAskedFor1763746000000,
  ModelShares1763747500000,
  OpeningHours1763748000000,
  MatchedColumns1763748500000,
  ListPricesHistory1763749200000,
  ProductVariants1763749400000,
  CatalogueFeeds1763749460000,
  QuestionGroups1763749590000,
  OrderStates1763749595000,
  WhatNeedsSomebody1763749700000,
  ChatLooks1763749710000,
  SavedReplies1763749800000,
  ReadMarks1763749810000,
  AnswersOfPeople1763749820000,
  OwnModels1763749830000,
  Conversions1763749850000,
  RefusedQuestions1763749860000,
  UnmetWishes1763749870000,
  AcceptanceTests1763749880000,
  RejectedAnswers1763749890000,
  PromptFields1763749900000,
];
