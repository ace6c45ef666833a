import {
  type FollowUp,
  isAnsweredAtFirst,
  maximumLength,
  newAiStep,
  ResponseCategory,
  type ResponseEntry,
  sortedByCategory,
} from '@tandem/contract'
import type * as v from 'valibot'
import { codeText } from '../../../../shared/api/directories.ts'
import { partProblem } from '../partProblem.ts'

/** SEQ-41: the categories of the tabs, in order. */
export const responseCategories = ResponseCategory.options

/** The dashboard's addresses use the plural (DASH-18). */
const objections = 'objections'

export function categoryOf(text: string | undefined): ResponseCategory {
  const name = text?.toLowerCase()
  if (name === objections) return 'objection'
  const named = responseCategories.find((category) => category === name)
  return named ?? firstCategory
}

export const firstCategory: ResponseCategory = responseCategories[0]

/** Returns the entry of a category, or a new empty entry if the category has no entry. */
export const responseEntryOf = (entries: readonly ResponseEntry[], category: ResponseCategory): ResponseEntry =>
  entries.find((each) => each.category === category) ?? {
    category,
    fastResponseEnabled: isAnsweredAtFirst(category),
    steps: [],
  }

/** Returns the follow-up of a category, or a new empty follow-up if the category has no follow-up. */
export const followUpOf = (entries: readonly FollowUp[], category: ResponseCategory): FollowUp =>
  entries.find((each) => each.category === category) ?? { category, enabled: false, steps: [] }

/** A category without steps counts as off. */
export const automaticCategories = (entries: readonly (ResponseEntry | FollowUp)[]): ResponseCategory[] =>
  entries.flatMap((entry) => {
    const isOn = 'enabled' in entry ? entry.enabled : entry.fastResponseEnabled
    return isOn && entry.steps.length > 0 ? [entry.category] : []
  })

/** Adds `entry`, or replaces the entry of the same category. Returns the entries in the order of the tabs. */
export const withEntry = <Entry extends { readonly category: ResponseCategory }>(
  entries: readonly Entry[],
  entry: Entry,
): Entry[] => sortedByCategory([...entries.filter(({ category }) => category !== entry.category), entry])

/** Returns the place of the first prompt that is too long. `step` counts from 1. */
export function longPromptPlace(entries: readonly (ResponseEntry | FollowUp)[]) {
  for (const { category, steps } of entries) {
    const index = steps.findIndex(({ prompts }) => prompts.some((prompt) => prompt.length > maximumLength.prompt))
    if (index >= 0) return { category, step: index + 1 }
  }
  return undefined
}

export function refusedEntriesText(
  schema: v.GenericSchema,
  entries: readonly (ResponseEntry | FollowUp)[],
  stepTitle: (place: number) => string,
): string | undefined {
  const text = partProblem(schema, entries)
  const place = longPromptPlace(entries)
  return text !== undefined && place ? `${codeText(place.category)}, ${stepTitle(place.step)}: ${text}` : text
}

export const newRound = (steps: readonly { readonly prompts: string[] }[]) => ({ prompts: newAiStep(steps).prompts })
