import * as v from 'valibot'

/** SHELL-55: categories of messages. A conversation has the category of the lead's last message. */
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

/** SEQ-41: categories with AI responses and follow-ups, in the order of their tabs. */
export const ResponseCategory = v.picklist(
  ['interested', 'objection', 'not_interested', 'unqualified', 'info_request', 'neutral'],
  'This category has no AI responses.',
)
export type ResponseCategory = v.InferOutput<typeof ResponseCategory>

/** A category of the directory: `id` is its code (`not_now`), `name` its text. A server may add new categories. */
export const Category = v.object({ id: v.string(), name: v.string() })
export type Category = v.InferOutput<typeof Category>

/** A call status of the directory: `id` is its code (`got_email`), `name` its text. */
export const CallStatusEntry = v.object({ id: v.string(), name: v.string() })
export type CallStatusEntry = v.InferOutput<typeof CallStatusEntry>

/** A variable for messages, written `%name%`. `text` is its label, or the value for the recipient of the request. */
export const Variable = v.object({ name: v.string(), text: v.string() })
export type Variable = v.InferOutput<typeof Variable>

export const Industry = v.object({ name: v.string() })
export type Industry = v.InferOutput<typeof Industry>
