export { SearchPicker } from './SearchPicker.tsx'
export { type PickerOption } from './pickerOptions.ts'
export { type RemoteSearch, type SearchPickerProps, type UnresolvedText } from './SearchPickerProps.ts'
