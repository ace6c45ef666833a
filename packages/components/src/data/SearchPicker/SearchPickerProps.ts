import { type ReactElement, type ReactNode, type SyntheticEvent } from 'react'
import { type PickerOption } from './pickerOptions.ts'

/** A search outside of the picker, for example on a server. */
export interface RemoteSearch {
  /** The text of the last request. */
  readonly text: string
  /** True while the options for `text` are loading. */
  readonly isPending: boolean
  /** Requests the options for another text. */
  readonly onChange: (text: string) => void
}

/** A text in the field that is not a chosen option. */
export interface UnresolvedText {
  readonly text: string
  /** True while the options for `text` are loading. */
  readonly isSearching: boolean
}

export interface PickerCreation {
  /** Returns the text of the last row in the list, which creates an option. `typed` is the trimmed search text. */
  readonly textOf: (typed: string) => string
  /** Called when the user chooses the last row in the list. Must create the option. */
  readonly onCreate: (event: SyntheticEvent, data: { readonly typed: string }) => void
}

export interface PickerChoice {
  /** The user can choose several options. Default: false. */
  readonly isMultiple?: boolean | undefined
  /** Display of several choices. Default: `text`. */
  readonly shownAs?: 'text' | 'tags' | undefined
  /** The user can clear a single choice. Default: false. */
  readonly isClearable?: boolean | undefined
  /** The name of a value that may be missing in `options`. */
  readonly textOf?: ((value: string) => string | undefined) | undefined
  /** The choice has a paler colour, because it means “none”. Default: false. */
  readonly isQuiet?: boolean | undefined
}

export interface PickerFieldOptions {
  /** Shown if no option is chosen. */
  readonly placeholder?: string | undefined
  /** Shown below the field. */
  readonly hint?: string | undefined
  readonly errorText?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Shown before the text. */
  readonly icon?: ReactElement | undefined
}

export interface PickerSearch<Option extends PickerOption = PickerOption> {
  /**
   * Returns the options that match the query. Keep the function stable. Default: an option matches if it contains all
   * words of the query. Case and accents are ignored.
   */
  readonly find?: ((options: readonly Option[], query: string) => readonly Option[]) | undefined
  /** With `remote`, `options` contains the results of this search. */
  readonly remote?: RemoteSearch | undefined
  /** Default: 'Nothing found'. */
  readonly noMatchText?: string | undefined
}

export interface PickerLoading {
  /** Shown in the list, with a retry. */
  readonly errorText: string | undefined
  readonly onRetry: () => void
}

export interface PickerUnresolved {
  /** The error for a text that is not the name of an option. Default: the field shows the previous choice again. */
  readonly errorOf?: ((text: string) => string) | undefined
  /** Called for a text that is not a chosen option, and with undefined when the field no longer shows this text. */
  readonly onChange?: ((unresolved: UnresolvedText | undefined) => void) | undefined
}

export interface SearchPickerProps<Option extends PickerOption = PickerOption> {
  readonly label: string
  /** The id of a label's element. Default: the label is above the field. */
  readonly labelledBy?: string | undefined
  /** In the order of the list. Undefined while the options are loading. */
  readonly options: readonly Option[] | undefined
  /** The values of the chosen options. A value may be missing in `options`. */
  readonly values: readonly string[]
  readonly onChange: (event: SyntheticEvent, data: { readonly values: readonly string[] }) => void
  readonly choice?: PickerChoice | undefined
  readonly field?: PickerFieldOptions | undefined
  readonly search?: PickerSearch<Option> | undefined
  /** Needed only if the options can fail to load. */
  readonly loading?: PickerLoading | undefined
  /** Default: the text of the option. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined
  /** The last row creates an option from the typed text. */
  readonly creation?: PickerCreation | undefined
  readonly unresolved?: PickerUnresolved | undefined
}
