import type { GriffelResetStyle, GriffelStyle } from '@griffel/core'

// Stands for Fluent while the build reads the style files: all of it, but for the two calls that are recorded.
export * from '@fluentui/react-components'

/** The slots of a hook, as a style file gave them. */
export interface RecordedStyles {
  readonly slots: Readonly<Record<string, GriffelStyle>>
}

/** Hands back what it was given instead of making a hook of it. */
export const makeStyles = (slots: RecordedStyles['slots']): RecordedStyles => ({ slots })

/** The one class of a reset hook, as a style file gave it. */
export interface RecordedResetStyles {
  readonly reset: GriffelResetStyle
}

/** As `makeStyles`, for reset styles. */
export const makeResetStyles = (reset: GriffelResetStyle): RecordedResetStyles => ({ reset })
