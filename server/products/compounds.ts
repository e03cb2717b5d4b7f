import { inflectionsOf } from '../language/inflections.ts';
import type { Message, MessageWord } from '../language/message.ts';

const COMPOUNDING =
  `porta scalda asciuga copri salva para apri taglia lava aspira reggi poggia tosa ferma spremi porgi schiaccia tira distruggi trita
  macina monta scola rompi conta cava segna stendi attacca appendi batti passa pela pesa posa stura svuota tappa trincia anti gratta
  affetta affila leva proteggi fissa carica gira pulisci accendi spegni rinfresca schiuma`.split(/\s+/);
const COMPOUNDED_FROM = 4; // letters

/** Shops write in one word what is done to a thing: 'documenti' finds 'distruggidocumenti', 'rughe' finds 'antirughe'. */
export function compoundsOf(name: string): string[] {
  return name.length < COMPOUNDED_FROM ? [] : COMPOUNDING.map((first) => first + name);
}

const REACH = 4; // words between an act and its object

/** What is done, as people say it, and how shops begin the names of what is made for it. */
const ACTS: readonly [RegExp, string][] = [
  [/^(?:protegg|proteg|copr|ripar)/, 'copri para salva proteggi'],
  [/^(?:append|attacc)/, 'appendi attacca porta'],
  [/^apr(?:ire|o|e|irlo|irla|irle|irli)$|^stapp/, 'apri leva'],
  [/^asciug/, 'asciuga'],
  [/^tagli/, 'taglia'],
  [/^affett/, 'affetta'],
  [/^(?:lav|pul)/, 'lava pulisci netta'],
  [/^(?:schiacc|romp)/, 'schiaccia rompi'],
  [/^sprem/, 'spremi'],
  [/^macin/, 'macina'],
  [/^(?:tritar|trito|distrugg|elimin)/, 'trita distruggi'],
  [/^(?:scald|riscald)/, 'scalda'],
  [/^pel(?:are|o)$|^sbucc/, 'pela sbuccia'],
  [/^(?:port|ten|mett|ripon|ripor|organizz)/, 'porta copri reggi'],
  [/^aspir/, 'aspira'],
  [/^affil/, 'affila'],
  [/^(?:lev|togl|rimuov)/, 'leva togli'],
  [/^misur/, 'misura'],
  [/^(?:gratt|grattug)/, 'gratta'],
  [/^(?:stend|ped)/, 'stendi'],
  [/^(?:ferm|blocc)/, 'ferma blocca'],
  [/^(?:mont|frull)/, 'monta'],
  [/^(?:pass|setacc)/, 'passa'],
  [/^(?:segn|ricord)/, 'segna'],
  [/^(?:carica|ricaric)/, 'carica'],
  [/^(?:accend)/, 'accendi'],
];

/** 'Proteggere il materasso' finds 'coprimaterasso', 'aprire le bottiglie' 'apribottiglie'. */
export function madeFor({ words }: Message, { text, start }: MessageWord): string[] {
  if (text.length < COMPOUNDED_FROM) return [];
  const place = words.findIndex((word) => word.start === start);
  const before = words.slice(Math.max(0, place - REACH), place);
  const prefixes = ACTS.flatMap(([act, first]) => (before.some((word) => act.test(word.text)) ? first.split(' ') : []));
  return prefixes.length === 0 ? [] : inflectionsOf(text).flatMap((noun) => prefixes.map((prefix) => prefix + noun));
}
