import { makeStyles } from '@fluentui/react-components'

export const useNameDialogStyles = makeStyles({
  surface: { maxWidth: '440px' },
})
