/** Asks for the prices of what is shown, without a word of what. */
const ASKS_PRICES =
  /^(?:(?:ok|e|ma|invece|ecco|allora|si|bello|bella|belli|belle|grazie|perfetto|prendo|lo|la|li|le|questo|questa|questi|queste|quello|quella|quelli|quelle) )*(?:mi dici |sapete dirmi |posso sapere )?(?:(?:a |da |per )?quanto(?: (?:costano|costa|costava|costavano|vengono|viene|costerebbe|e|era|erano|sono|lo fate|la fate|li fate|le fate|stanno|sta))?|costa(?:no)?|viene|(?:che|quali|qual e il) (?:prezz[io]|costo)(?: hanno| ha)?|(?:i |il )?(?:prezz[io]|costo)(?: preciso| esatto)?)(?: (?:l uno|l una|uno|una|cadaun[oa]|al pezzo|in tutto|precisamente|esattamente|questo|questa|questi|queste|quello|quella))?$/;

/** Asks for the prices of what is shown, and names nothing. @param plain as `plainOf` gives it. */
export function asksPrices(plain: string): boolean {
  return ASKS_PRICES.test(plain);
}
