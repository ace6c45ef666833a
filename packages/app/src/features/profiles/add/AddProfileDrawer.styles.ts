import { makeStyles, tokens } from '@fluentui/react-components'

export const useAddProfileDrawerStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
})
