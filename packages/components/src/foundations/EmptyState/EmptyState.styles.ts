import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useEmptyStateStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    textAlign: 'center',
  },
  compact: { padding: tokens.spacingHorizontalL },
  title: { margin: 0, textAlign: 'center', overflowWrap: 'anywhere' },
  text: {
    ...typographyStyles.body1,
    margin: 0,
    maxWidth: '56ch',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  action: { marginTop: tokens.spacingVerticalM },
  illustration: { width: '120px', height: '80px', marginBottom: tokens.spacingVerticalS },
  ground: { fill: tokens.colorNeutralBackground4 },
  sheet: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  line: { stroke: tokens.colorNeutralStroke1 },
  accent: { stroke: tokens.colorBrandStroke1 },
})
