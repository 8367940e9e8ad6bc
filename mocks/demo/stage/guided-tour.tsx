import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '@/ui/layout/card'
import { personaNamed } from '@mocks/world/personas'
import { useDemoTexts } from '../demo-texts'
import { acts, stopLink, stops } from './tour'
import { Folding } from './folding'
import { StagePart } from './stage-part'

/** Pay a bill, break it, see it from the office: what to open, and what to look at there. */
export function GuidedTour() {
  const text = useDemoTexts()
  return (
    <StagePart id="tour" title={text('demo.tour.heading')} lead={text('demo.tour.lead')}>
      <Acts>
        {acts.map((act, index) => (
          <Card as="section" key={act} padded aria-label={text(`demo.tour.act-${act}`)}>
            <Folding
              isOpen={index === 0}
              heading={
                <h3>
                  <span>{index + 1}</span>
                  {text(`demo.tour.act-${act}`)}
                </h3>
              }
            >
              <ol>
                {stops
                  .filter((stop) => stop.act === act)
                  .map((stop) => (
                    <li key={stop.id}>
                      <a href={stopLink(stop)}>{text(`demo.tour.${stop.id}`)}</a>
                      <p>{text(`demo.tour.${stop.id}Look`)}</p>
                      <small>
                        {text('demo.tour.as').replace(
                          '{name}',
                          stop.persona === null
                            ? text('demo.panel.guest')
                            : personaNamed(stop.persona).name,
                        )}
                      </small>
                    </li>
                  ))}
              </ol>
            </Folding>
          </Card>
        ))}
      </Acts>
    </StagePart>
  )
}

const Acts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: '4',
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      mb: { sm: '2' },
      fontWeight: 'semibold',
      fontSize: 'lg',
    },
    '& h3 > span': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '7',
      borderRadius: 'pill',
      bg: 'brand.fill',
      color: 'brand.on',
      fontSize: 'sm',
    },
    '& ol': { listStyle: 'none' },
    '& li': { py: '2.5' },
    '& li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', sm: '7' },
      color: 'brand.text',
      fontWeight: 'medium',
      borderRadius: '2px',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
    '& p': { fontSize: 'cell', lineHeight: '1.375rem' },
    '& small': { display: 'block', mt: '0.5', color: 'fg.muted', fontSize: 'sm' },
  },
})
