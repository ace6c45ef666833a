import { productName } from '@tandem/contract'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { translations } from '@zxcvbn-ts/language-en'

/** Import this module on demand, because its word lists are large. */
const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  translations,
  // The estimator reads at most 64 characters, because the estimate of a longer password is slow. A longer password is
  // strong anyway.
  maxLength: 64,
})

/** From 0 (very weak) to 4 (strong). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

export interface PasswordStrength {
  readonly score: PasswordScore
  /** Empty for a strong password. */
  readonly advice: readonly string[]
}

const separators = /[^\p{L}\d]+/gu

/** 'Ann Baker' gives Ann, Baker and AnnBaker. */
const wordsOf = (text: string): readonly string[] =>
  [...text.split(separators), text.replaceAll(separators, '')].filter((word) => word !== '')

/** Estimates the strength of a password. `known`: texts that an attacker may know, such as the user's name. */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  const { score, feedback } = estimator.check(password, [productName, ...known, ...known.flatMap(wordsOf)])
  return { score, advice: [...(feedback.warning === null ? [] : [feedback.warning]), ...feedback.suggestions] }
}
