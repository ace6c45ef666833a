export * from './Composer.tsx'
export {
  type AiSuggestion,
  type ComposerAi,
  type ComposerDraft,
  type ComposerHandle,
  type ComposerProps,
  type ComposerScheduling,
  type ComposerStates,
  type ComposerVariables,
} from './ComposerProps.ts'
