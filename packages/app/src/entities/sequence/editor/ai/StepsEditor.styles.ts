import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

/** If the editor is at least this wide, it has two columns. */
const twoColumns = '@container (min-width: 640px)'

export const useStepsEditorStyles = makeStyles({
  root: { containerType: 'inline-size', minWidth: 0 },
  editor: { ...column(tokens.spacingVerticalL), minWidth: 0 },
  bar: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  barStart: { flex: '1 1 0', minWidth: 0 },
  history: { display: 'flex', flexShrink: 0 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    [twoColumns]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
  pane: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  panel: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  stepTitle: { margin: 0, ...typographyStyles.subtitle2 },
  preview: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  state: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  // Aligns the first tab's label with the content below.
  tabs: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  categories: {
    flexWrap: 'wrap',
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`,
    backgroundImage: `linear-gradient(${tokens.colorNeutralStroke2}, ${tokens.colorNeutralStroke2})`,
    backgroundSize: `calc(100% - ${tokens.spacingHorizontalM}) ${tokens.strokeWidthThin}`,
    backgroundPosition: 'right bottom',
    backgroundRepeat: 'no-repeat',
  },
})
