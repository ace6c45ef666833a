import { type AiStep, type MessageTemplate } from '@tandem/contract'

/** The messages before a lead's first answer, for example chats: those of a cloud sequence, or of a re-engagement. */
export interface ExampleOpening {
  readonly templates?: MessageTemplate[]
  readonly aiTemplates?: AiStep[]
}
