export {
  type Catalogue,
  inEvery,
  joinTexts,
  LOCALES,
  type Locale,
  type Message,
  type Noun,
  type Phrase,
  type Text,
} from './catalogue.ts';
export { faultsOf } from './compare.ts';
export { faultPhrase, kernelText } from './kernel.ts';
export { type Speak, speak, Unsayable } from './speak.ts';
