import { makeStyles } from '@fluentui/react-components'

export const useNoticesStyles = makeStyles({
  // Reserves the height of a banner.
  place: { height: '36px' },
})
