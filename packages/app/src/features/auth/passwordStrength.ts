import { productName } from '@tandem/contract'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { translations } from '@zxcvbn-ts/language-en'

/**
 * Import this module on demand: its lists of common passwords and words are larger than the rest of the page. The
 * other lists of the English package (names, an encyclopedia) would make this module four times as large.
 */
const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  translations,
  // The estimation time grows faster than the length, and a longer password is strong anyway.
  maxLength: 64,
})

/** From 0 (very weak) to 4 (strong). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

export interface PasswordStrength {
  readonly score: PasswordScore
  /** Sentences about weaknesses and improvements. Empty for a strong password. */
  readonly advice: readonly string[]
}

const separators = /[^\p{L}\d]+/gu

/** The words of a text, and all words joined: 'Ann Baker' gives Ann, Baker and AnnBaker. */
const wordsOf = (text: string): readonly string[] =>
  [...text.split(separators), text.replaceAll(separators, '')].filter((word) => word !== '')

/** Estimates the strength of a password. `known`: texts that an attacker may know, such as the owner's name. */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  const { score, feedback } = estimator.check(password, [productName, ...known, ...known.flatMap(wordsOf)])
  return { score, advice: [...(feedback.warning === null ? [] : [feedback.warning]), ...feedback.suggestions] }
}
