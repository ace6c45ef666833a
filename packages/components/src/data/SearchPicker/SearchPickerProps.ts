import { type ReactElement, type ReactNode, type SyntheticEvent } from 'react'
import { type PickerOption } from './pickerOptions.ts'

/** A search outside of the component, for example on a server. */
export interface RemoteSearch {
  /** The text of the last request for options. */
  readonly text: string
  /** True while the options for `text` load. */
  readonly isPending: boolean
  /**
   * Requests the options for another text. Called after a pause in typing of 250 ms. Called immediately for an empty
   * text, after Enter, and when the user leaves the field.
   */
  readonly onChange: (text: string) => void
}

/** A text that the user left in the field and that is not a chosen option. */
export interface UnresolvedText {
  readonly text: string
  /** True while the options for `text` load. The text may become a choice. */
  readonly isSearching: boolean
}

/** A row that creates an option from the typed text. */
export interface PickerCreation {
  /** The text of the row. `typed` is the trimmed search text. */
  readonly textOf: (typed: string) => string
  /** Called when the user chooses the row. The owner creates the option. */
  readonly onCreate: (event: SyntheticEvent, data: { readonly typed: string }) => void
}

/** The number of selectable options, and the display of the choice. */
export interface PickerChoice {
  /** True if the user can choose several options. Default: false. */
  readonly isMultiple?: boolean | undefined
  /** Display of several choices: as a text in the closed field, or as removable tags. Default: `text`. */
  readonly shownAs?: 'text' | 'tags' | undefined
  /** True if the user can clear a single choice: with the icon, Backspace or Delete. Default: false. */
  readonly isClearable?: boolean | undefined
  /** Returns the name of a value that may be missing in `options`. Without a name, a tag shows the value. */
  readonly textOf?: ((value: string) => string | undefined) | undefined
  /** Shows the choice in a paler colour, because the choice means “none”. Default: false. */
  readonly isQuiet?: boolean | undefined
}

/** The field and its surroundings. */
export interface PickerFieldOptions {
  /** Shown while no option is chosen. */
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
  /**
   * Finds the options for a search text. Keep the function stable. Default: options that contain all words, ignoring
   * case and accents.
   */
  readonly find?: ((options: readonly Option[], query: string) => readonly Option[]) | undefined
  /** A search by the owner. `options` is its result, and the component does not use `find`. */
  readonly remote?: RemoteSearch | undefined
  /** Shown for a search without a result. Default: 'Nothing found'. */
  readonly noMatchText?: string | undefined
}

/** Handling of options that failed to load. */
export interface PickerLoading {
  /** The reason why the options failed to load; shown in the list with a retry. */
  readonly errorText: string | undefined
  readonly onRetry: () => void
}

/** Handling of a text that is not a chosen option. */
export interface PickerUnresolved {
  /**
   * Returns the error for a text that is not the name of an option. The text and the error then stay after the user
   * leaves the field. Default: the field shows the previous choice again.
   */
  readonly errorOf?: ((text: string) => string) | undefined
  /**
   * Called when the user leaves a text in the field that is not, or not yet, a chosen option. Called with undefined
   * after this text is gone.
   */
  readonly onChange?: ((unresolved: UnresolvedText | undefined) => void) | undefined
}

export interface SearchPickerProps<Option extends PickerOption = PickerOption> {
  readonly label: string
  /** The id of an element with the label, such as a row header. Default: the label is above the field. */
  readonly labelledBy?: string | undefined
  /** Available options in their order; undefined while loading. Of more than 100, only visible options are rendered. */
  readonly options: readonly Option[] | undefined
  /** Values of the chosen options. They may be missing in `options`. */
  readonly values: readonly string[]
  readonly onChange: (event: SyntheticEvent, data: { readonly values: readonly string[] }) => void
  readonly choice?: PickerChoice | undefined
  readonly field?: PickerFieldOptions | undefined
  readonly search?: PickerSearch<Option> | undefined
  /** Needed only if the options can fail to load. */
  readonly loading?: PickerLoading | undefined
  /** The content of an option. Default: its text. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined
  /** The last row, which creates an option from the typed text. Hidden if an option has this name. */
  readonly creation?: PickerCreation | undefined
  readonly unresolved?: PickerUnresolved | undefined
}
