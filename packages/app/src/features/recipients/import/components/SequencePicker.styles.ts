import { makeStyles } from '@fluentui/react-components'

export const useSequencePickerStyles = makeStyles({ options: { maxHeight: '280px' } })
