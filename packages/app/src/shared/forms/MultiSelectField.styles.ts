import { makeStyles } from '@fluentui/react-components'

export const useMultiSelectFieldStyles = makeStyles({
  /** A name that is longer than the field. */
  tag: { maxWidth: '100%' },
  list: { maxHeight: '320px' },
})
