import { type ReactElement, type ReactNode, type SyntheticEvent } from 'react'
import { type PickerOption } from './pickerOptions.ts'

/** A search outside of the component, for example on a server. */
export interface RemoteSearch {
  /** The text of the last request for options. */
  readonly text: string
  /** The options for this text are still loading. */
  readonly isPending: boolean
  /** Requests other options. Called after a pause in typing of 250 ms, and at once when the user leaves the field. */
  readonly onChange: (text: string) => void
}

/** A text in the field that is not a choice. */
export interface UnresolvedText {
  readonly text: string
  /** The options for this text are still loading. */
  readonly isSearching: boolean
}

/** A row that creates an option from the typed text. */
export interface PickerCreation {
  /** The row's text; `typed` is trimmed, and '' for an empty field. */
  readonly textOf: (typed: string) => string
  /** The user chose this row: the owner creates the option. */
  readonly onCreate: (event: SyntheticEvent, data: { readonly typed: string }) => void
}

/** The number of selectable options, and the display of the choice. */
export interface PickerChoice {
  /** The user can choose several options. Default: false. */
  readonly isMultiple?: boolean | undefined
  /** Display of several choices: as a text in the closed field, or as individually removable tags. Default: `text`. */
  readonly shownAs?: 'text' | 'tags' | undefined
  /**
   * The user can clear the single choice: with the icon, or with Backspace or Delete in the empty search. Default:
   * false.
   */
  readonly isClearable?: boolean | undefined
  /** The name of a value that is not among the options. Default: no name; a tag shows the value. */
  readonly textOf?: ((value: string) => string | undefined) | undefined
  /** Shows the choice in the colour of a placeholder, because it means “none”. Default: false. */
  readonly isQuiet?: boolean | undefined
}

/** The field and its surroundings. */
export interface PickerFieldOptions {
  /** Shown without a choice. */
  readonly placeholder?: string | undefined
  /** Help below the field. */
  readonly hint?: string | undefined
  readonly errorText?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** An icon before the text. */
  readonly icon?: ReactElement | undefined
}

/** The search for options. */
export interface PickerSearch<Option extends PickerOption = PickerOption> {
  /** Keep it stable. Default: options that contain all words, ignoring case. */
  readonly find?: ((options: readonly Option[], query: string) => readonly Option[]) | undefined
  /** For a search by the owner. `options` is its result, and the component does not search it again. */
  readonly remote?: RemoteSearch | undefined
  /** Shown for a search without a result. Default: 'Nothing found'. */
  readonly noMatchText?: string | undefined
}

/** The loading of the options. */
export interface PickerLoading {
  /** The reason why the options failed to load; shown in the list with a retry. */
  readonly errorText: string | undefined
  readonly onRetry: () => void
}

/** Handling of a text in the field that is not a choice. */
export interface PickerUnresolved {
  /**
   * The error of a text that matches no option. With it, such a text stays when the user leaves the field; without it,
   * the choice returns.
   */
  readonly errorOf?: ((text: string) => string) | undefined
  /**
   * Called when the user leaves the field with a text that is not a choice, or not known to be a choice yet. Called
   * with undefined after that text has been replaced.
   */
  readonly onChange?: ((unresolved: UnresolvedText | undefined) => void) | undefined
}

export interface SearchPickerProps<Option extends PickerOption = PickerOption> {
  readonly label: string
  /** The id of an element with the label, such as a row header. Default: the label is above the field. */
  readonly labelledBy?: string | undefined
  /**
   * Available options in their order; undefined while they load. A list with more than 100 renders during scrolling.
   */
  readonly options: readonly Option[] | undefined
  /** Values of the chosen options. They may be missing in `options`. */
  readonly values: readonly string[]
  readonly onChange: (event: SyntheticEvent, data: { readonly values: readonly string[] }) => void
  readonly choice?: PickerChoice | undefined
  readonly field?: PickerFieldOptions | undefined
  readonly search?: PickerSearch<Option> | undefined
  /** Default: loading the options does not fail. */
  readonly loading?: PickerLoading | undefined
  /** The content of an option. Default: its text. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined
  /** A last row that creates an option from the typed text. Hidden if an option has this name. */
  readonly creation?: PickerCreation | undefined
  readonly unresolved?: PickerUnresolved | undefined
}
