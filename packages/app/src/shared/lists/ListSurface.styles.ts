import { makeStyles, tokens } from '@fluentui/react-components'

export const useListSurfaceStyles = makeStyles({
  surface: {
    position: 'relative',
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
  },
  table: { position: 'absolute', inset: 0 },
})
