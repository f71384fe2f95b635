import type { GuideTab } from './GuideTab'

/** The tab of the user guide about following changes: agents, lists and hidden items. */
export const followGuide: GuideTab = {
  names: { da: 'Følg med', sv: 'Bevaka', nb: 'Følg med', en: 'Keeping up' },
  icon: 'bell',
  pages: [
    {
      titles: { da: 'Gem en agent', sv: 'Spara en agent', nb: 'Lagre en agent', en: 'Save an agent' },
      parts: [
        {
          da: '<p>Vælg filtre, og tryk på <strong>Gem som agent</strong>. Agenten skriver til dig, når noget nyt passer: med det samme, hver dag, hver uge eller aldrig.</p>',
          sv: '<p>Välj filter och tryck på <strong>Spara som agent</strong>. Agenten skriver till dig när något nytt stämmer: genast, varje dag, varje vecka eller aldrig.</p>',
          nb: '<p>Velg filtre og trykk på <strong>Lagre som agent</strong>. Agenten skriver til deg når noe nytt stemmer: med en gang, hver dag, hver uke eller aldri.</p>',
          en: '<p>Choose filters and press <strong>Save as agent</strong>. The agent writes to you when something new matches: at once, every day, every week or never.</p>',
        },
        {
          da: '<p><strong>Hvorfor?</strong> ved et projekt eller udbud viser, hvilke af agentens filtre der passer, og hvornår det blev sendt. Mails har samme link, og på overblikket kan du indsætte et link til noget, du savner.</p>',
          sv: '<p><strong>Varför?</strong> vid ett projekt eller en upphandling visar vilka av agentens filter som stämmer och när det mejlades. Mejl har samma länk, och på översikten kan du klistra in en länk till något du saknar.</p>',
          nb: '<p><strong>Hvorfor?</strong> ved et prosjekt eller anbud viser hvilke av agentens filtre som stemmer, og når det ble sendt. E-poster har samme lenke, og på oversikten kan du lime inn en lenke til noe du savner.</p>',
          en: '<p><strong>Why?</strong> beside a project or tender shows which filters of an agent match it, and when it was mailed. Mails have the same link, and on the dashboard you can paste a link to something that you miss.</p>',
        },
      ],
    },
    {
      titles: { da: 'Saml på lister', sv: 'Samla i listor', nb: 'Samle i lister', en: 'Gather in lists' },
      parts: [
        {
          da: '<p>Stjernen lægger et projekt, et udbud eller en virksomhed på en af dine lister. Listen viser, hvad der er sket siden sidst.</p>',
          sv: '<p>Stjärnan lägger ett projekt, en upphandling eller ett företag i en av dina listor. Listan visar vad som har hänt sedan sist.</p>',
          nb: '<p>Stjernen legger et prosjekt, et anbud eller et foretak i en av listene dine. Listen viser hva som har skjedd siden sist.</p>',
          en: '<p>The star puts a project, a tender or a company on one of your lists. The list shows what has happened since you last looked.</p>',
        },
        {
          da: '<p>Overblikket begynder med de næste frister og ændringer på dine lister. Rækker viser, hvad der er nyt eller ændret, siden du sidst så dem. Når du åbner et projekt eller udbud, står ændringerne øverst, og mærket forsvinder.</p>',
          sv: '<p>Översikten börjar med de närmaste sista dagarna och ändringarna på dina listor. Rader visar vad som är nytt eller ändrat sedan du senast såg dem. När du öppnar ett projekt eller en upphandling står ändringarna överst, och märket försvinner.</p>',
          nb: '<p>Oversikten begynner med de neste fristene og endringene på listene dine. Rader viser hva som er nytt eller endret siden du sist så dem. Når du åpner et prosjekt eller anbud, står endringene øverst, og merket forsvinner.</p>',
          en: '<p>The dashboard begins with the next deadlines and the changes on your lists. Rows show what is new or has changed since you last saw them. When you open a project or tender, its changes are on top, and its mark disappears.</p>',
        },
      ],
    },
    {
      titles: {
        da: 'Skjul det, du ikke vil se',
        sv: 'Dölj det du inte vill se',
        nb: 'Skjul det du ikke vil se',
        en: 'Hide what you do not want',
      },
      parts: [
        {
          da: '<p>Et skjult emne kommer ikke frem i søgninger eller mails. <strong>Ryd op</strong> fjerner de skjulte emner, der er overstået.</p>',
          sv: '<p>Ett dolt objekt visas inte i sökningar eller mejl. <strong>Rensa</strong> tar bort de dolda objekt som är över.</p>',
          nb: '<p>Et skjult element vises ikke i søk eller e-post. <strong>Rydd opp</strong> fjerner de skjulte elementene som er over.</p>',
          en: '<p>A hidden item appears neither in searches nor in e-mails. <strong>Clean up</strong> removes the hidden items that are over.</p>',
        },
      ],
    },
  ],
}
