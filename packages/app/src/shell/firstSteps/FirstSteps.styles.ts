import { makeStyles } from '@fluentui/react-components'

export const useFirstStepsStyles = makeStyles({
  // The height of the card with three steps in a row.
  place: { minHeight: '294px' },
})
