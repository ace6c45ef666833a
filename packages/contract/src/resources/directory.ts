import * as v from 'valibot'

/** Categories of a message and of the conversation it is the last of (document 3, section 3). */
export const MessageCategory = v.picklist(
  [
    'not_categorized',
    'not_interested',
    'neutral',
    'interested',
    'info_request',
    'objection',
    'stop_campaign',
    'unqualified',
    'not_now',
  ],
  'This category is not known.',
)
export type MessageCategory = v.InferOutput<typeof MessageCategory>

/** Categories that have AI responses and follow-ups, in the order of their tabs (document 2, sections 3 and 9). */
export const ResponseCategory = v.picklist(
  ['interested', 'objection', 'not_interested', 'unqualified', 'info_request', 'neutral'],
  'This category has no AI responses.',
)
export type ResponseCategory = v.InferOutput<typeof ResponseCategory>

/** A category of the directory: `id` is its code (`not_now`), `name` what a person reads. New ones may come. */
export const Category = v.object({ id: v.string(), name: v.string() })
export type Category = v.InferOutput<typeof Category>

/** A call status of the directory: `id` is its code (`got_email`), `name` what a person reads. */
export const CallStatusEntry = v.object({ id: v.string(), name: v.string() })
export type CallStatusEntry = v.InferOutput<typeof CallStatusEntry>

/** A placeholder for messages, written `%name%`; `text` is what a person reads, or its value for a recipient when resolved. */
export const Variable = v.object({ name: v.string(), text: v.string() })
export type Variable = v.InferOutput<typeof Variable>

export const Industry = v.object({ name: v.string() })
export type Industry = v.InferOutput<typeof Industry>
