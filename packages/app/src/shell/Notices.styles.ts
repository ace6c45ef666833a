import { makeStyles } from '@fluentui/react-components'

export const useNoticesStyles = makeStyles({
  // As high as a banner.
  place: { height: '36px' },
})
