import { makeStyles, tokens } from '@fluentui/react-components'

export const useDateFieldStyles = makeStyles({
  root: { width: '100%', maxWidth: '280px' },
  input: {
    '& input': { width: '100%' },
    // The field's calendar replaces the browser's native calendar.
    '& input::-webkit-calendar-picker-indicator': { display: 'none' },
  },
  surface: { padding: tokens.spacingHorizontalL },
})
