export * from './Composer.tsx'
export {
  type AiSuggestion,
  type ComposerAi,
  type ComposerDraft,
  type ComposerHandle,
  type ComposerProps,
  type ComposerScheduling,
  type ComposerSnippet,
  type ComposerSnippets,
  type ComposerStates,
  type ComposerVariables,
  type ScheduleZone,
  type ZonedTime,
} from './ComposerProps.ts'
