import { makeStyles } from '@fluentui/react-components'

export const useCallStatusSelectStyles = makeStyles({
  root: { minWidth: '140px', maxWidth: '100%' },
  button: { minWidth: 0 },
})
