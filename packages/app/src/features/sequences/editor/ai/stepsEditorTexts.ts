export interface StepsEditorTexts {
  readonly rail: string
  readonly add: string
  readonly step: (place: number) => string
  readonly empty: string
  /** Above each step that has no delay. */
  readonly lead?: string
}
