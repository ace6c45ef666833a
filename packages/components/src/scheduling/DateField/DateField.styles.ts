import { makeStyles, tokens } from '@fluentui/react-components'

export const useDateFieldStyles = makeStyles({
  root: { width: '100%', maxWidth: '280px' },
  input: {
    '& input': { width: '100%' },
    // The calendar of the field replaces the browser's own.
    '& input::-webkit-calendar-picker-indicator': { display: 'none' },
  },
  surface: { padding: tokens.spacingHorizontalL },
})
