import { makeStyles, tokens } from '@fluentui/react-components'

export const useBareLayoutStyles = makeStyles({
  root: { boxSizing: 'border-box', minHeight: '100dvh', backgroundColor: tokens.colorNeutralBackground2, outlineStyle: 'none' },
})
