import * as v from 'valibot'
import { storedAtom } from '../../shared/storedAtom.ts'

const texts = v.array(v.string())

/** What the wizard keeps of a client that is being created; whether it is right is for the form to say. */
const Draft = v.partial(
  v.object({
    name: v.string(),
    url: v.string(),
    info: v.string(),
    deckUrl: v.string(),
    portfolioUrl: v.string(),
    targetLocation: v.string(),
    targetIndustries: texts,
    targetSizes: texts,
  }),
)
type Draft = v.InferOutput<typeof Draft>

/** The draft of the creation wizard; undefined when there is none. */
export const clientDraftAtom = storedAtom<Draft | undefined>({
  key: 'clientWizard',
  version: 1,
  schema: v.optional(Draft),
  initial: undefined,
})

/** What a form holds, as a draft; undefined while nothing is filled in. */
export function draftOf(values: Readonly<Record<string, unknown>>): Draft | undefined {
  const read = v.safeParse(Draft, values)
  return read.success && Object.values(read.output).some((value) => value !== undefined && value.length > 0)
    ? read.output
    : undefined
}
