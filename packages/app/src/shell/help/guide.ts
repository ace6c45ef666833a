import { type GuideId } from './guideTitles.ts'

/** A part of a section. In its texts `**Save**` is the name of something on the screen. */
export type GuideBlock =
  | string
  | { readonly list: readonly string[] }
  /** Done in this order. */
  | { readonly steps: readonly string[] }
  /** Names and what they mean, or keys and what they do. */
  | { readonly facts: readonly (readonly [term: string, text: string])[] }
  | { readonly keys: readonly (readonly [caps: readonly string[], text: string])[] }
  /** Worth knowing before something is done. */
  | { readonly note: string }

export interface GuideSection {
  /** Its part of the address, after '#'. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly GuideBlock[]
}

/** A link into the app. */
export interface ScreenLink {
  readonly to: string
  readonly label: string
  /** Members are not allowed there (TEAM-3). */
  readonly isTeam?: true
}

export interface Guide {
  readonly id: GuideId
  /** One sentence, for the overview. */
  readonly summary: string
  /** Where what it explains is done. */
  readonly screens: readonly ScreenLink[]
  readonly sections: readonly GuideSection[]
}
