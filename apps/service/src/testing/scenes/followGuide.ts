import type { GuideTab } from './GuideTab'

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
          da: '<p>Før du gemmer, viser <strong>Det ville agenten have sendt</strong>, hvor meget der ville være kommet de seneste 90 dage, og hvor mange mails. Kommer der for lidt, kan du se, hvilket filter der holder mest ude.</p>',
          sv: '<p>Innan du sparar visar <strong>Det här skulle agenten ha skickat</strong> hur mycket som skulle ha kommit de senaste 90 dagarna, och hur många mejl. Kommer det för lite ser du vilket filter som stänger ute mest.</p>',
          nb: '<p>Før du lagrer, viser <strong>Dette ville agenten ha sendt</strong> hvor mye som ville ha kommet de siste 90 dagene, og hvor mange e-poster. Kommer det for lite, ser du hvilket filter som holder mest ute.</p>',
          en: '<p>Before you save, <strong>What this agent would have sent</strong> shows how much there would have been in the last 90 days, and how many mails. If it is too little, you see which filter keeps the most out.</p>',
        },
        {
          da: '<p>Under <strong>Det sendes</strong> vælger du, hvad der haster: En agent kan skrive straks, når en frist bliver tidligere, eller et udbud tildeles eller aflyses, og gemme resten til den samlede mail. Finder flere agenter og lister det samme, står det én gang i mailen, og det, der haster, står øverst.</p>',
          sv: '<p>Under <strong>Det skickas</strong> väljer du vad som brådskar: en agent kan skriva genast när en sista dag blir tidigare eller en upphandling tilldelas eller avbryts, och spara resten till mejlet. Hittar flera agenter och listor samma sak står den en gång i mejlet, och det brådskande står överst.</p>',
          nb: '<p>Under <strong>Dette sendes</strong> velger du hva som haster: En agent kan skrive straks når en frist blir tidligere, eller et anbud tildeles eller avlyses, og spare resten til e-posten. Finner flere agenter og lister det samme, står det én gang i e-posten, og det som haster, står øverst.</p>',
          en: '<p>Under <strong>What is mailed</strong> you choose what is urgent: an agent can write at once about an earlier deadline, an award or a cancellation, and keep the rest for its mail. What several agents and lists find is in the mail once, and what is urgent comes first.</p>',
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
        da: 'Få frister i kalenderen',
        sv: 'Få tidsfrister i kalendern',
        nb: 'Få frister i kalenderen',
        en: 'Get deadlines in your calendar',
      },
      parts: [
        {
          da: '<p>Tryk på <strong>Kalender</strong> på en liste eller ved en agent for udbud, eller slå kalenderen for alt til i dine indstillinger. Indsæt adressen i Outlook, Google eller Apple. Når en frist flytter sig, flytter den sig også i din kalender. Adressen vises kun én gang, og alle, der har den, kan se fristerne. Du kan altid oprette en ny eller slå den fra.</p>',
          sv: '<p>Tryck på <strong>Kalender</strong> på en lista eller vid en agent för upphandlingar, eller slå på kalendern för allt i dina inställningar. Klistra in adressen i Outlook, Google eller Apple. När en tidsfrist flyttas, flyttas den också i din kalender. Adressen visas bara en gång, och alla som har den kan se tidsfristerna. Du kan alltid skapa en ny eller stänga av den.</p>',
          nb: '<p>Trykk på <strong>Kalender</strong> på en liste eller ved en agent for anbud, eller slå på kalenderen for alt i innstillingene dine. Lim inn adressen i Outlook, Google eller Apple. Når en frist flyttes, flyttes den også i kalenderen din. Adressen vises bare én gang, og alle som har den, kan se fristene. Du kan alltid opprette en ny eller slå den av.</p>',
          en: '<p>Press <strong>Calendar</strong> on a list or beside an agent for tenders, or turn on the calendar of everything in your settings. Paste the address into Outlook, Google or Apple. When a deadline moves, it moves in your calendar too. The address is shown once, and anyone who has it can see the deadlines. You can always create a new one or turn it off.</p>',
        },
        {
          da: '<p>Ved et udbuds datoer kan du tilføje alle frister som en fil med en alarm og vælge en <strong>påmindelse pr. mail</strong> 1, 3, 7 eller 14 dage før. Indstillingerne for en liste har samme valg for alle dens udbud.</p>',
          sv: '<p>Vid datumen för en upphandling kan du lägga till alla tidsfrister som en fil med ett alarm och välja en <strong>påminnelse via e-post</strong> 1, 3, 7 eller 14 dagar innan. Inställningarna för en lista har samma val för alla dess upphandlingar.</p>',
          nb: '<p>Ved datoene for et anbud kan du legge til alle frister som en fil med et varsel og velge en <strong>påminnelse på e-post</strong> 1, 3, 7 eller 14 dager før. Innstillingene for en liste har samme valg for alle anbudene på den.</p>',
          en: '<p>Beside the dates of a tender, you can add all deadlines as a file with an alarm, and choose a <strong>reminder by e-mail</strong> 1, 3, 7 or 14 days before. The settings of a list have the same choice for all its tenders.</p>',
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
