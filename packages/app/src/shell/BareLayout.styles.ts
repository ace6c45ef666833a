import { makeStyles, tokens } from '@fluentui/react-components'

export const useBareLayoutStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    backgroundColor: tokens.colorNeutralBackground2,
    outlineStyle: 'none',
  },
})
