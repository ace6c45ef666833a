import { type ReactElement, type ReactNode, type SyntheticEvent } from 'react'
import { type PickerOption } from './pickerOptions.ts'

/** A search that somebody else does, on a server for instance. */
export interface RemoteSearch {
  /** The text that the options were last asked for. */
  readonly text: string
  /** Whether the options for that text are still loading. */
  readonly isPending: boolean
  /** Asks for other options. Called after a pause in typing of 250 ms, and at once when the field is left. */
  readonly onChange: (text: string) => void
}

/** A text in the field that is not a choice. */
export interface UnresolvedText {
  readonly text: string
  /** Whether the options that it may name are still loading. */
  readonly isSearching: boolean
}

export interface PickerCreation {
  /** The row's text; `typed` is trimmed, and '' when nothing is typed. */
  readonly textOf: (typed: string) => string
  readonly onCreate: (event: SyntheticEvent, data: { readonly typed: string }) => void
}

/** How many options can be chosen, and how the choice shows. */
export interface PickerChoice {
  /** Whether several can be chosen. Default: false. */
  readonly isMultiple?: boolean | undefined
  /**
   * How several choices show: as a text in the closed field, or as tags that can be removed one by one. Default:
   * `text`.
   */
  readonly shownAs?: 'text' | 'tags' | undefined
  /**
   * Whether the single choice can be taken back: by the icon, or by Backspace or Delete in the empty search. Default:
   * false.
   */
  readonly isClearable?: boolean | undefined
  /** The name of a value that is not among the options. Default: none, and the value itself in a tag. */
  readonly textOf?: ((value: string) => string | undefined) | undefined
  /** Whether the choice shows in a placeholder's colour, because it means “none”. Default: false. */
  readonly isQuiet?: boolean | undefined
}

/** The field and what is around it. */
export interface PickerFieldOptions {
  /** Shows while nothing is chosen. */
  readonly placeholder?: string | undefined
  /** Help below the field. */
  readonly hint?: string | undefined
  readonly errorText?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** An icon before the text. */
  readonly icon?: ReactElement | undefined
}

/** How options are found for what is typed. */
export interface PickerSearch<Option extends PickerOption = PickerOption> {
  /** Keep it stable. Default: options that contain all words, ignoring case. */
  readonly find?: ((options: readonly Option[], query: string) => readonly Option[]) | undefined
  /** The owner searches: `options` are the result, and are not searched once more. */
  readonly remote?: RemoteSearch | undefined
  /** Shows where a search finds nothing. Default: 'Nothing found'. */
  readonly noMatchText?: string | undefined
}

/** The loading of the options. */
export interface PickerLoading {
  /** Why the options could not be loaded; shows in the list with a way to retry. */
  readonly errorText: string | undefined
  readonly onRetry: () => void
}

/** What happens to a text in the field that is not a choice. */
export interface PickerUnresolved {
  /**
   * What is wrong with a text that names no option. With it such a text stays when the field is left; without it the
   * choice comes back.
   */
  readonly errorOf?: ((text: string) => string) | undefined
  /**
   * Called when the field is left with a text that is not a choice, or not yet, and with undefined once that has
   * changed.
   */
  readonly onChange?: ((unresolved: UnresolvedText | undefined) => void) | undefined
}

export interface SearchPickerProps<Option extends PickerOption = PickerOption> {
  readonly label: string
  /** The id of an element that shows the label, such as a row header. Default: the label is above the field. */
  readonly labelledBy?: string | undefined
  /**
   * What can be chosen, in the order in which it shows; undefined while it loads. More than 100 are drawn as one
   * scrolls.
   */
  readonly options: readonly Option[] | undefined
  /** Values of the options chosen. They need not be among the options. */
  readonly values: readonly string[]
  readonly onChange: (event: SyntheticEvent, data: { readonly values: readonly string[] }) => void
  readonly choice?: PickerChoice | undefined
  readonly field?: PickerFieldOptions | undefined
  readonly search?: PickerSearch<Option> | undefined
  /** Default: the options do not fail to load. */
  readonly loading?: PickerLoading | undefined
  /** The content of an option. Default: its text. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined
  /** A last row that creates an option from what is typed. It is left out when an option has that name. */
  readonly creation?: PickerCreation | undefined
  readonly unresolved?: PickerUnresolved | undefined
}
