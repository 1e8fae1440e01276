### Every word a player reads, in Italian.
###
### $you says which person of a sentence is the reader: who, whom, or none of them.
### MONEY($amount) writes dollars; A($name) and E($name) put a or e before a name, ad or ed
### where it needs one. Present tense, so that nothing agrees with a player's gender.

## Lists and numbers

series = { $first } { E($last) }
you = tu
note = { $thousands } k$
note-drawn = [{ note }]
notes-row = { $row } [{ note }]

## Bullets

bullet-click = Clic
bullet-bang = Bang
bullet-bbb = Triplo
one-bullet-click = un Clic
one-bullet-bang = un Bang
one-bullet-bbb = un Triplo
shot-bang = Bang!
shot-bbb = Bang! Bang! Bang!
cards = { $count } × { $bullet }

## Powers

power-six-feet-under = Sei piedi sotto terra
power-unbreakable = L’Indistruttibile
power-you-dont-need-it = Non ti serve più
power-dragon-skin = Pelle di drago
power-insane = Il Folle
power-kid = Il Ragazzino
power-cunning = Lo Scaltro
power-super-coward = Super Codardo
power-specialist = Lo Specialista
power-does-not-hurt = Non fa neanche male!
power-backstab = Pugnalata alle spalle

power-text-six-feet-under = Alla fine rende { MONEY(10000) } per ogni gangster che ha lasciato questo mondo.
power-text-unbreakable = Muore al quarto cerotto, non al terzo.
power-text-you-dont-need-it = Prende l’arma e le carte rimaste del primo gangster che muore.
power-text-dragon-skin = Non prende mai più di un cerotto per turno.
power-text-insane = Una volta mostrata la carta, il prossimo cerotto fa esplodere una granata: ne prende uno anche chi è ancora in piedi, e il turno finisce.
power-text-kid = Una volta mostrata la carta, punta dopo tutti gli altri.
power-text-cunning = Una volta mostrata la carta, carica quando tutti hanno puntato.
power-text-super-coward = Alla fine ogni piuma rende { MONEY(5000) } invece di costarli.
power-text-specialist = Una volta: riprende il Triplo appena sparato e scarta un’altra carta al suo posto.
power-text-does-not-hurt = Una volta: anche a terra, si rialza per la spartizione e prende la sua parte.
power-text-backstab = Una volta: se il bersaglio si ritira, pugnala un vicino ancora in piedi.

## Phases

phase = { $number }. { $name }
phase-loot = Il bottino
phase-load = Si carica
phase-aim = Si punta!
phase-nerve = Sangue freddo
phase-fast-volley = Bang! Bang! Bang!
phase-volley = Gli altri colpi
phase-split = La spartizione
phase-phone = Il telefono

## Roles

role-gangster = gangster
role-cop = poliziotto

## Temperaments

bot-random = A caso
bot-timid = Prudente
bot-reckless = Rompicollo
bot-grudge = Rancore
bot-accountant = Contabile
bot-lesson = Maestro
bot-young-shark = Squalo giovane
bot-shark = Squalo
bot-great-shark = Grande squalo bianco
bot-bruiser = Picchiatore
bot-bully = Prepotente
bot-fox = Volpe
bot-gambler = Scommettitore
bot-judge = Giudice
bot-miser = Avaro
bot-mule = Mulo
bot-vulture = Avvoltoio

## What bots say

voice-accountant-threat-1 = Ho fatto i conti. Ritirati.
voice-accountant-threat-2 = Restare? Un cattivo affare.
voice-accountant-bargain-1 = Risparmiami, ci guadagniamo in due.
voice-accountant-bargain-2 = Mirare a me non rende.
voice-accountant-gloat-1 = Proprio come previsto.
voice-accountant-gloat-2 = I numeri non mentono mai.
voice-accountant-fear-1 = Questo non era a bilancio.
voice-accountant-fear-2 = Le mie probabilità sono scarse.
voice-grudge-threat-1 = Non dimentico mai una faccia.
voice-grudge-threat-2 = Ho una lista. Ci sei anche tu.
voice-grudge-bargain-1 = Abbassala, e dimentico tutto.
voice-grudge-bargain-2 = Non cominciare con me.
voice-grudge-gloat-1 = Ricordatelo.
voice-grudge-gloat-2 = La mia lista si accorcia.
voice-grudge-fear-1 = Perché sempre a me?
voice-grudge-fear-2 = Questa mano me la ricordo.
voice-reckless-threat-1 = Bum! Domande?
voice-reckless-threat-2 = Prova a restare.
voice-reckless-bargain-1 = Restiamo, io e te, e vediamo.
voice-reckless-bargain-2 = Mira altrove, è più divertente.
voice-reckless-gloat-1 = Ah! Ancora! Ancora!
voice-reckless-gloat-2 = Così mi piace!
voice-reckless-fear-1 = Uh, adesso si fa interessante.
voice-reckless-fear-2 = Mi batte il cuore. Che bello.
voice-timid-threat-1 = Potrei farlo. Davvero.
voice-timid-threat-2 = Ritirati, fammi il favore.
voice-timid-bargain-1 = Qualcun altro? Per favore?
voice-timid-bargain-2 = Non valgo una pallottola.
voice-timid-gloat-1 = Ha funzionato davvero?
voice-timid-gloat-2 = Oh! Scusa. Cioè: ah.
voice-timid-fear-1 = Mi tremano le ginocchia.
voice-timid-fear-2 = Non mi piace per niente.
voice-random-threat-1 = Testa o croce, si vedrà.
voice-random-threat-2 = Nemmeno io so come va a finire.
voice-random-bargain-1 = Ci scambiamo i cappelli?
voice-random-bargain-2 = Guarda, un piccione!
voice-random-gloat-1 = Era voluto.
voice-random-gloat-2 = Toccava a me?
voice-random-fear-1 = Quella cosa punta verso di me?
voice-random-fear-2 = Ho lasciato il forno acceso.
voice-shark-threat-1 = Sento odore di paura.
voice-shark-threat-2 = Nuota via, finché puoi.
voice-shark-bargain-1 = Ci sono prede più facili.
voice-shark-bargain-2 = Non io. Pensaci bene.
voice-shark-gloat-1 = Squisito.
voice-shark-gloat-2 = Troppo facile.
voice-shark-fear-1 = Interessante. Che coraggio.
voice-shark-fear-2 = Quella pinna non l’avevo vista.

## Story: the deal

power-dealt = { $you ->
    [who] Il tuo potere segreto: { $power } – { $text }
   *[none] Potere segreto di { $who }: { $power }
}
power-dealt-unseen = { $you ->
    [who] Ricevi un potere, coperto.
   *[none] { $who } riceve un potere, coperto.
}
role-dealt = { $you ->
    [who] Il tuo ruolo segreto: { $role }
   *[none] Ruolo segreto di { $who }: { $role }
}
role-dealt-unseen = { $you ->
    [who] Ricevi un ruolo, coperto.
   *[none] { $who } riceve un ruolo, coperto.
}

## Story: loot, load, point

round = Turno { $round } di { $rounds }
loot-turned = Banconote nuove: { $notes }. Sul tavolo: { MONEY($total) }.
loaded = { $you ->
    [who] Carichi { $bullets }.
   *[none] { $who } carica { $bullets }.
}
loaded-by-chance = { $you ->
    [who] Troppo tardi: il caso carica { $bullets } per te.
   *[none] Troppo tardi: il caso carica { $bullets } per { $who }.
}
loaded-unseen = { $you ->
    [who] Carichi una carta coperta.
   *[none] { $who } carica una carta coperta.
}
took-back = { $you ->
    [who] Riprendi la tua carta e caricherai dopo tutti gli altri.
   *[none] { $who } riprende la carta senza mostrarla e caricherà dopo tutti gli altri.
}
aimed = { $you ->
    [who] Prendi di mira { $whom }.
    [whom] { $who } ti prende di mira.
   *[none] { $who } prende di mira { $whom }.
}
aimed-gun = { $you ->
    [who] La tua arma { $gun } prende di mira { $whom }.
    [whom] L’arma { $gun } di { $who } ti prende di mira.
   *[none] L’arma { $gun } di { $who } prende di mira { $whom }.
}
late = { $you ->
    [who] Troppo tardi: non prendi di mira nessuno e il tuo colpo è perso.
   *[none] Troppo tardi: { $who } non prende di mira nessuno e il colpo è perso.
}
late-gun = { $you ->
    [who] Troppo tardi: la tua arma { $gun } non prende di mira nessuno e il suo colpo è perso.
   *[none] Troppo tardi: l’arma { $gun } di { $who } non prende di mira nessuno e il suo colpo è perso.
}

## Story: nerve

withdrew = { $you ->
    [who] Ti ritiri: fuori dal turno, al sicuro, con una piuma in più.
   *[none] { $who } si ritira: fuori dal turno, al sicuro, con una piuma in più.
}
withdrew-flashing = { $you ->
    [who] Ti ritiri: fuori dal turno, al sicuro, con una piuma col lampeggiante in più.
   *[none] { $who } si ritira: fuori dal turno, al sicuro, con una piuma col lampeggiante in più.
}
stay = { $count ->
    [0] Non resta nessuno.
   *[other] Ancora in piedi: { $group }.
}

## Story: cards that leave face down

discarded-late = { $you ->
    [who] Perdi { $bullet }, coperto.
   *[none] { $who } perde { $bullet }, coperto.
}
discarded-withdrew = { $you ->
    [who] Scarti { $bullet }, coperto.
   *[none] { $who } scarta { $bullet }, coperto.
}
discarded-foiled = { $you ->
    [who] { $whom } si ritira, quindi non spari: { $bullet } se ne va coperto.
    [whom] Ti ritiri, quindi { $who } non spara: { $bullet } se ne va coperto.
   *[none] { $whom } si ritira, quindi { $who } non spara: { $bullet } se ne va coperto.
}
discarded-hit = { $you ->
    [who] Sorpresa: non spari, { $bullet } se ne va coperto.
   *[none] Sorpresa: { $who } non spara, { $bullet } se ne va coperto.
}
discarded-grenade = { $you ->
    [who] Non c’è più tempo per sparare: scarti { $bullet }, coperto.
   *[none] Non c’è più tempo per sparare: { $who } scarta { $bullet }, coperto.
}
discarded-unseen-late = { $you ->
    [who] Perdi la tua carta, coperta.
   *[none] { $who } perde una carta coperta.
}
discarded-unseen-withdrew = { $you ->
    [who] Scarti la tua carta, coperta.
   *[none] { $who } scarta una carta coperta.
}
discarded-unseen-foiled = { $you ->
    [who] { $whom } si ritira, quindi non spari: la tua carta se ne va coperta.
    [whom] Ti ritiri, quindi { $who } non spara: la carta se ne va coperta.
   *[none] { $whom } si ritira, quindi { $who } non spara: la carta se ne va coperta.
}
discarded-unseen-hit = { $you ->
    [who] Sorpresa: non spari, la tua carta se ne va coperta.
   *[none] Sorpresa: { $who } non spara, la carta se ne va coperta.
}
discarded-unseen-grenade = { $you ->
    [who] Non c’è più tempo per sparare: scarti la tua carta, coperta.
   *[none] Non c’è più tempo per sparare: { $who } scarta una carta coperta.
}

## Story: powers

power-shown = { $you ->
    [who] Mostri il tuo potere: { $power } – { $text }
   *[none] { $who } mostra il suo potere: { $power } – { $text }
}
stabbed = { $you ->
    [who] Mostri { $bullet } come prova e pugnali { $whom }.
    [whom] { $who } mostra { $bullet } come prova e ti pugnala.
   *[none] { $who } mostra { $bullet } come prova e pugnala { $whom }.
}
exploded = { $you ->
    [who] La tua granata esplode! Colpisce chi è ancora in piedi, e il turno finisce.
   *[none] La granata di { $who } esplode! Colpisce chi è ancora in piedi, e il turno finisce.
}
inherited = { $you ->
    [who] Prendi l’arma e le carte rimaste di { $whom }: { $hand }.
    [whom] { $who } prende la tua arma e le tue carte rimaste: { $hand }.
   *[none] { $who } prende l’arma e le carte rimaste di { $whom }: { $hand }.
}
inherited-nothing = { $you ->
    [who] Prendi l’arma di { $whom }, senza nemmeno una carta.
    [whom] { $who } prende la tua arma, senza nemmeno una carta.
   *[none] { $who } prende l’arma di { $whom }, senza nemmeno una carta.
}
inherited-unseen = { $you ->
    [who] Prendi l’arma e le carte rimaste di { $whom }.
    [whom] { $who } prende la tua arma e le tue carte rimaste.
   *[none] { $who } prende l’arma e le carte rimaste di { $whom }.
}
swapped = { $you ->
    [who] Riprendi il Triplo e scarti { $bullet }, coperto.
   *[none] { $who } riprende il Triplo e scarta { $bullet }, coperto.
}
swapped-unseen = { $you ->
    [who] Riprendi il Triplo e scarti una carta coperta.
   *[none] { $who } riprende il Triplo e scarta una carta coperta.
}
stood-up = { $you ->
    [who] Ti rialzi e partecipi alla spartizione.
   *[none] { $who } si rialza e partecipa alla spartizione.
}

## Story: shots and plasters

fired = { $you ->
    [who] Spari { A($whom) }: { $shot }
    [whom] { $who } ti spara: { $shot }
   *[none] { $who } spara { A($whom) }: { $shot }
}
fired-empty = { $you ->
    [who] Spari { A($whom) }: clic. A vuoto.
    [whom] { $who } ti spara: clic. A vuoto.
   *[none] { $who } spara { A($whom) }: clic. A vuoto.
}
fired-dead = { $you ->
    [who] Mostri { $bullet }, ma { $whom } ha già lasciato questo mondo: nessun effetto.
    [whom] { $who } mostra { $bullet }, ma tu hai già lasciato questo mondo: nessun effetto.
   *[none] { $who } mostra { $bullet }, ma { $whom } ha già lasciato questo mondo: nessun effetto.
}
nobody-fires = Nessuno sparo.
wounded = { $you ->
    [who] Prendi
   *[none] { $who } prende
} { $markers ->
    [one] un cerotto
   *[other] { $markers } cerotti
} ({ $wounds } su { $fatal }).
wounded-again = { $you ->
    [who] Ancora tu:
   *[none] Ancora { $who }:
} { $markers ->
    [one] un cerotto
   *[other] { $markers } cerotti
} in più ({ $wounds } su { $fatal }).
wounded-skin = { $you ->
    [who] Più colpi su di te, ma un cerotto solo ({ $wounds } su { $fatal }).
   *[none] Più colpi su { $who }, ma un cerotto solo ({ $wounds } su { $fatal }).
}
unscathed = { $you ->
    [who] Un altro colpo su di te, ma la pelle regge: niente cerotto.
   *[none] Un altro colpo su { $who }, ma la pelle regge: niente cerotto.
}
died = { $you ->
    [who] Muori. I soldi che hai vinto tornano nella scatola.
   *[none] { $who } muore. I soldi vinti fin qui tornano nella scatola.
}

## Story: split and telephone

split-share = Spartizione in { $count }, { MONEY($share) } a testa: { $group }.
split-portion = { $who }: { $notes }
split-alone = { $you ->
    [who] In piedi ci sei solo tu, e prendi tutto: { MONEY($share) }.
   *[none] In piedi c’è solo { $who }, che prende tutto: { MONEY($share) }.
}
split-stuck = Spartizione in { $count }: { $group }. Senza cambiare banconote non vengono parti uguali: nessuno prende niente.
split-nobody = Non c’è nessuno in piedi: niente spartizione.
split-left = { $count ->
    [0] Sul tavolo non resta niente.
    [one] Sul tavolo resta una banconota: { MONEY($total) }.
   *[other] Sul tavolo restano { $count } banconote: { $notes }, in tutto { MONEY($total) }.
}
phone-unused = Il telefono passa sotto il tavolo: { $group }. Torna indietro senza essere stato usato.
phone-busy = Il telefono passa sotto il tavolo: { $group }. Qualcuno ha chiamato! Chiamata { $call } di { $calls }: la linea è occupata.
phone-alert = Il telefono passa sotto il tavolo: { $group }. Qualcuno ha chiamato! Chiamata { $call } di { $calls }: la polizia sta arrivando. D’ora in poi le piume portano un lampeggiante.

## Story: the end

the-end = La fine
ending-rounds = L’ultimo turno è finito.
ending-last-survivor = Resta in vita un solo gangster.
ending-nobody = Non resta in vita nessuno.
victory-richest = { $count ->
    [one] Vittoria
   *[other] Vittoria condivisa
}: { $winners }, la somma più alta tra chi è in vita, con { MONEY($total) }.
victory-survivor = Vittoria: { $winners }, l’ultima persona in vita.
victory-cop = Vittoria del poliziotto: { $winners }. La polizia è qui, mani in alto tutti.
victory-none = Non vince nessuno.
tie-break-shame = A somme pari decide chi ha meno piume.
tie-break-wounds = A somme e piume pari decide chi ha più cerotti.
tie-break-shared = Parità su tutto: la vittoria si divide.
unfinished = La partita non è finita: nessuno ha ancora vinto.
entry-cash = Banconote vinte
entry-shame = { $count ->
    [one] { $count } piuma
   *[other] { $count } piume
}
entry-deaths = { $count ->
    [one] { $count } gangster in meno
   *[other] { $count } gangster in meno
}
entry-total = Somma
entry-dead = Non è più tra noi: niente da contare

## Story: tables

table-name = Gangster
table-wounds = Cerotti
table-shame = Piume
table-money = Soldi
table-dead = fuori gioco
table-sums = Da dove viene ogni somma

## Terminal

terminal-title = Standoff
terminal-cast = { $you }: sei tu. Al tavolo con te: { $names }.
terminal-seed = Seme: { $seed } (lo stesso seme ridà la stessa partita).
terminal-record = Registrazione:
terminal-record-kept = Per rivedere questa partita:
terminal-record-lost = La registrazione non può continuare ({ $reason }). La partita va avanti.
terminal-left = Lasci il tavolo.
terminal-intro-offer = Invio: le regole in cinque righe · s: saltale
terminal-begin = Invio: si comincia
terminal-intro-loot = Otto turni di cinque banconote. Meno si è in piedi, più si prende.
terminal-intro-load = Carica una carta in segreto: un Bang colpisce, un Clic fa solo rumore.
terminal-intro-aim = Al tre, ognuno punta l’arma contro qualcuno.
terminal-intro-nerve = Resta e rischia un cerotto, o ritirati con una piuma ({ MONEY(-5000) }).
terminal-intro-end = Tre cerotti e muori. Vince la somma più alta tra chi è in vita.
terminal-role-cop = Chiama tre volte con il telefono entro il turno 6, resta in vita fino alla fine e ritirati al massimo una volta dopo la terza chiamata: avrai vinto.
terminal-role-gangster = Tra gli altri si nasconde un poliziotto, che chiama quando il telefono passa sotto il tavolo. Dopo tre chiamate gli basta restare in vita. Se fallisce, vince il gangster in vita più ricco.

terminal-you = { $name } (tu)
terminal-you-aimed-at = TE
terminal-loot = Bottino
terminal-ladder-standing = Ancora in piedi
terminal-ladder-each = A testa
terminal-ladder-nothing = niente
terminal-board-aim = Punta
terminal-board-flashing = Lampi
terminal-board-cards = Carte
terminal-gun-down = arma giù
terminal-no-aim = nessuno
terminal-stance-withdrawn = al sicuro
terminal-stance-wounded = a terra
terminal-powers-shown = Poteri mostrati: { $powers }.
terminal-own-power = Il tuo potere: { $power }.
terminal-own-role = Sei: { $role }.
terminal-calls-so-far = Chiamate finora: { $calls } su 3.

terminal-bullet-click = { $left ->
    [one] Te ne resta 1.
   *[other] Te ne restano { $left }.
} Nessuno sparo: un bluff.
terminal-bullet-bang = { $left ->
    [one] Te ne resta 1.
   *[other] Te ne restano { $left }.
} Colpisce chi punti.
terminal-bullet-bbb = { $left ->
    [one] Te ne resta 1.
   *[other] Te ne restano { $left }.
} Spara prima di tutti: il bersaglio non risponde.
terminal-load = Carica una carta. Nessuno la vede.
terminal-load-own-gun = Carica una carta nella tua arma. Nessuno la vede.
terminal-load-other-gun = E una nell’arma che hai preso.
terminal-load-last = La tua ultima carta, { $bullet }, è carica.
terminal-load-only = Le tue carte sono tutte uguali ({ $bullet }): una è caricata.
terminal-aim = Chi punti? Al tre puntano tutti.
terminal-aim-last = Chi punti? Gli altri hanno già puntato.
terminal-aim-own-gun = Chi punti con la tua arma? Al tre puntano tutti.
terminal-aim-other-gun = E con l’arma che hai preso?
terminal-aim-only = Da puntare resta solo { $name }.
terminal-own-card = { $count ->
    [one] La tua carta in gioco: { $cards }.
   *[other] Le tue carte in gioco: { $cards }.
}
terminal-nerve = Resti o ti ritiri?
terminal-stay = Restare
terminal-stay-meaning = Prendi la tua parte, se nessuno ti colpisce.
terminal-withdraw = Ritirarti
terminal-withdraw-meaning = Al sicuro, senza parte, con una piuma (costa { MONEY($worth) }).
terminal-withdraw-meaning-coward = Al sicuro, senza parte, con una piuma (ti rende { MONEY($worth) }).
terminal-no-gun-on-you = Nessuno ti punta.
terminal-guns-on-you = { $guns ->
    [one] 1 arma puntata su di te: { $names }.
   *[other] { $guns } armi puntate su di te: { $names }.
}
terminal-unseen = { $name } { $click } Clic, { $bang } Bang, { $bbb } Triplo
terminal-unseen-more = { $first }; { $last }
terminal-unseen-two-guns = { $name } due armi
terminal-unseen-cards = Carte non ancora mostrate: { $cards }.
terminal-worst-wounds = { $hits ->
    [one] Al peggio un cerotto in più: { $wounds } in tutto.
   *[other] Al peggio { $hits } cerotti in più: { $wounds } in tutto.
}
terminal-worst-death = Al peggio muori.
terminal-grenade = Se { $name } prende un cerotto, la granata esplode: un cerotto per chiunque sia in piedi.

terminal-window-explained = Ora si può usare un potere. La domanda va a tutti quelli che potrebbe riguardare, così nessuno scopre chi avrebbe potuto dire di sì.
terminal-window = Usi il tuo potere «{ $power }»?
terminal-forgo = Non ora
terminal-forgo-round = Non in questo turno
terminal-show = Mostrarlo
terminal-join = Rialzarti e spartire
terminal-join-meaning = Sareste in { $count }, con { MONEY($share) } a testa.
terminal-take = Prendere l’arma e le carte di { $name }
terminal-swap = Riprendere il Triplo in cambio di { $bullet }
terminal-stab = Pugnalare { $name }
terminal-phone = { $calls ->
    [0] Sotto il tavolo hai in mano il telefono. Finora nessuna chiamata.
    [one] Sotto il tavolo hai in mano il telefono. Finora una chiamata.
   *[other] Sotto il tavolo hai in mano il telefono. Finora { $calls } chiamate.
}
terminal-pass = Passarlo
terminal-call = Chiamare rinforzi

terminal-count = Uno… due… tre!
terminal-next-round = Invio: prossimo turno
terminal-more = Invio: avanti
terminal-watch = Invio: guarda gli altri · s: salta alla fine
terminal-watch-round = Invio: prossimo turno · s: salta alla fine
terminal-skipping = Gli altri finiscono la partita senza di te…

terminal-end = Fine della partita
terminal-see-cards = Invio: vedi tutte le carte
terminal-who-was-who = Chi era chi
terminal-all-cards = Tutte le carte, turno per turno; * segna quelle che nessuno ha visto:
terminal-second-gun = + arma 2

terminal-help-title = Le regole in una schermata
terminal-help-loot = Bottino: cinque banconote si aggiungono a ciò che era rimasto sul tavolo.
terminal-help-load = Caricare: ognuno posa una carta coperta. In tutta la partita hai 5 Clic, 2 Bang e 1 Triplo; ogni carta serve una volta.
terminal-help-aim = Puntare: al tre, ognuno punta qualcun altro.
terminal-help-nerve = Sangue freddo: al tre, restare o ritirarsi. Chi si ritira è al sicuro, ma prende una piuma e nessuna parte; le armi puntate lì non sparano, le loro carte restano segrete.
terminal-help-fast-volley = Il Triplo spara prima di tutti. Il bersaglio prende un cerotto, va a terra e non spara.
terminal-help-volley = Poi tutti gli altri sparano insieme: un Bang è un cerotto, un Clic è niente.
terminal-help-split = Spartizione: parti uguali tra chi è in piedi, senza cambiare banconote. Ciò che non si divide resta sul tavolo.
terminal-help-death = Il terzo cerotto uccide, e chi muore perde i suoi soldi.
terminal-help-end = Dopo 8 turni vince la somma più alta tra chi è in vita; ogni piuma costa { MONEY(5000) }. Chi resta in vita senza rivali vince subito.
terminal-help-powers = Poteri: ognuno ha in segreto una carta che cambia una regola.
terminal-help-cop = Il poliziotto: nei turni da 1 a 6 il telefono passa tra chi ha spartito, e il poliziotto può chiamare. Dopo la terza chiamata vince se resta in vita ritirandosi al massimo una volta.
terminal-help-keys = Scrivi un numero o l’inizio di una risposta, poi Invio. ? mostra questo, 0 zittisce i bot, q esce.
terminal-help-pool = Poteri di questa partita: { $powers }.
terminal-help-more = Invio: i poteri di questa partita
terminal-help-powers-title = I poteri di questa partita
terminal-help-power = { $power } ({ $name }): { $text }
terminal-help-back = Invio: torna al tavolo
terminal-slip = Non è una delle risposte. Un numero da 1 a { $last }, per favore; ? aiuta.
terminal-slip-nothing = Fai con calma: un numero da 1 a { $last }, poi Invio; ? aiuta.
terminal-slip-enter = Basta Invio; ? aiuta.
terminal-leave = Lasci il tavolo? Ancora q per uscire, altro per restare.
terminal-stays = Bene, resti.
terminal-quote = «{ $text }» – { $who } { A($whom) }
terminal-bots-hushed = I bot ora tacciono; 0 ridà loro la parola.
terminal-bots-speak = I bot parlano di nuovo.

terminal-no-keyboard = Per giocare serve qualcuno alla tastiera, e qui non c’è nessuno. Avvia la partita in un terminale.
terminal-record-exists = Il file { $path } esiste già. Scegli un altro nome, e niente andrà perso.
terminal-record-unwritable = Non si può registrare in { $path }: { $reason }
terminal-again = Invio: per oggi basta · r: un’altra partita
terminal-go-on = Per riprenderla:
terminal-goes-on = La partita riprende da dove era rimasta, al turno { $round }.
terminal-not-to-go-on = { $path } non è una partita di questo terminale che si possa riprendere: { $reason }
terminal-nothing-to-go-on = Non c’è nessuna partita in sospeso in { $path }.
terminal-name-unusable = Un nome ha 1–12 caratteri e non è di nessun altro: { $name }

terminal-live-cast = { $you }: sei tu, alla guida della squadra { $team }. Con te: { $mates }. Contro di te: { $others }.
terminal-live-godfather = Padrino
terminal-live-intro-teams = Cinque turni, a squadre. Chi è ancora in gioco spartisce il bottino.
terminal-live-intro-cards = Ognuno ha una carta segreta: un’arma, o un bluff che finge un’arma.
terminal-live-intro-walk = Vai dove vuoi. Al fischio tutti fermi, e tutti puntano.
terminal-live-intro-nerve = Resta, o mani in alto: nell’angolo dei codardi, senza parte.
terminal-live-intro-end = Due cerotti: ospedale, e un turno saltato. Vince la squadra più ricca.

terminal-live-loot = Bottino: { MONEY($loot) } in { $cards } carte
terminal-live-loot-cards = Bottino: { $cards } carte
terminal-live-own-card = La tua carta: { $weapon }
terminal-live-own-stash = La tua squadra ha { MONEY($stash) }
terminal-live-own-stash-cards = { $stash ->
    [one] La tua squadra ha 1 carta
   *[other] La tua squadra ha { $stash } carte
}
terminal-live-no-card = Questo turno non giochi
terminal-live-reach = · a portata delle tue braccia
terminal-live-hit = cerotto
terminal-live-corner = al riparo
terminal-live-hospital = ospedale
terminal-live-sits-out = salta

terminal-live-meaning-bbb = Un’arma: spara per prima, un cerotto a un bersaglio.
terminal-live-meaning-double = Un’arma: spara per seconda, a due bersagli.
terminal-live-meaning-shotgun = Un’arma: spara per ultima. Il bersaglio cade subito, addosso ai vicini.
terminal-live-meaning-kevlar = Un bluff: ferma il primo cerotto.
terminal-live-meaning-backstab = Un bluff: con un cerotto, pugnala un nemico a portata.
terminal-live-meaning-boom = Un bluff: con un cerotto, manda in ospedale tutti quelli a portata.
terminal-live-divide = La squadra conta su di te. Chi tiene cosa? Fuori dalla squadra nessuno lo sa.
terminal-live-as-dealt = Come vengono
terminal-live-as-you-like = Scegliere carta per carta
terminal-live-holder = { $name }: { $weapon }
terminal-live-who-holds = Chi tiene questa carta: { $weapon }?
terminal-live-walk = { $seconds ->
    [one] 1 secondo al fischio.
   *[other] { $seconds } secondi al fischio.
} Muoviti con w a s d: su, sinistra, giù, destra; w3 d2 per più passi. Invio aspetta un secondo, x aspetta il fischio.
terminal-live-walk-slip = Solo w, a, s, d, con un numero se vuoi (w3 d2); Invio aspetta, x aspetta il fischio; ? aiuta.
terminal-live-whistle = Il fischio! Fermi tutti.
terminal-live-mime = È un bluff. Che arma fingi?
terminal-live-mime-bbb = Due dita.
terminal-live-mime-double = Un’arma per mano, su due bersagli.
terminal-live-mime-shotgun = Un fucile.
terminal-live-aim = { $weapon }: chi punti? Puntano tutti insieme.
terminal-live-aim-second = { $weapon }: e con l’altra mano?
terminal-live-nerve = Resti, o mani in alto?
terminal-live-stay-meaning = Siete in { $count } in gioco. Se restano tutti, al massimo { MONEY($share) } a testa.
terminal-live-stay-meaning-cards = Siete in { $count } in gioco. Se restano tutti, { $share ->
    [one] 1 carta
   *[other] { $share } carte
} a testa.
terminal-live-withdraw = Mani in alto
terminal-live-withdraw-meaning = Al riparo nell’angolo dei codardi, senza parte.
terminal-live-gun-on-you = { $name } ({ $weapon })
terminal-live-guns-on-you = Ti puntano: { $guns }.
terminal-live-stab = Hai un cerotto, e un pugnale. Pugnali qualcuno a portata?
terminal-live-out = Invio: guarda questo turno · s: saltalo
terminal-live-skipping = Gli altri giocano questo turno senza di te…
terminal-live-bill = { $count } in ospedale
terminal-live-stash = Nel nascondiglio
terminal-live-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

terminal-live-help-loot = Bottino: un mazzo si aggiunge alle carte avanzate, e si annuncia la somma.
terminal-live-help-deal = Carte: in ogni squadra il Capo ne dà in segreto una a testa. Armi: Triplo, Doppio, Fucile. Bluff: Kevlar, pugnale, granata.
terminal-live-help-walk = Movimento: w a s d. Al fischio ognuno finge un’arma e punta nemici in vista. Un’arma vera finge sé stessa, un bluff quella che vuole.
terminal-live-help-nerve = Sangue freddo: restare, o mani in alto. Chi se ne va è al riparo, senza parte.
terminal-live-help-bbb = Sparano i Tripli: un cerotto al bersaglio. Chi ha un cerotto non spara più.
terminal-live-help-double = I Doppi sparano a tutti e due i bersagli.
terminal-live-help-shotgun = Sparano i Fucili: il bersaglio va in ospedale, qualunque carta abbia, e fa un passo indietro; un cerotto a chi tocca.
terminal-live-help-split = Spartizione: parti uguali con i soldi delle carte, senza cambiarli.
terminal-live-help-clicks = Il Kevlar ferma il primo cerotto. Con un cerotto, il pugnale può colpire un nemico a portata, e la granata esplode: tutti quelli a portata, amici compresi, vanno in ospedale.
terminal-live-help-chain = Granate a catena: una granata colpita da un’altra esplode anche lei.
terminal-live-help-coma = Due cerotti in un turno: ospedale, e salti il turno dopo. I cerotti guariscono.
terminal-live-help-end = Dopo 5 turni ogni posto in ospedale costa { MONEY(25000) }; vince la squadra più ricca, se non ci è finita tutta.
terminal-live-help-end-cards = Conti facili: conta il numero di carte; un letto in ospedale ne costa 2.

replay-next = Invio: prossimo passo · a: tutto il resto · q: esci
replay-help = Invio va avanti di un passo, a mostra tutto il resto, q esce.
replay-unfinished = La registrazione finisce qui. La partita non è arrivata alla fine.
replay-plays-on = Da qui in poi { $who } gioca al posto di { $dealt }.

picture-split-money = { $count ->
    [one] Una sola parte: { MONEY($share) }.
   *[other] Spartizione in { $count }, { MONEY($share) } a testa.
}
picture-split-cards = { $count ->
    [one] Una sola parte
   *[other] Spartizione in { $count }
}: { $share ->
    [one] 1 carta a testa.
   *[other] { $share } carte a testa.
}
picture-split-nothing = Nessuno prende una parte.
picture-shot = uno sparo
picture-aim = arma puntata, nessuno sparo
picture-touch = contatto
picture-wounded = cerotto
picture-withdrawn = al riparo
picture-fallen = fuori gioco
picture-fallen-live = in ospedale
picture-absent = già fuori gioco
picture-absent-live = salta questo turno
picture-drawn = Il turno { $round } è disegnato in { $path }

## What is wrong with a scenario

scenario-round = turno { $round }
scenario-unreadable = non si legge: { $reason }
scenario-not-text = non si legge: non è testo UTF-8
scenario-not-json = non è JSON: { $reason }
scenario-not-an-object = { $key } dev’essere un oggetto, tra graffe
scenario-not-a-list = { $key } dev’essere una lista, tra parentesi quadre
scenario-not-a-flag = { $key } dev’essere true o false
scenario-key-twice = la chiave { $key } compare due volte
scenario-unknown-key = qui non c’è la chiave { $key }, solo { $keys }
scenario-no-key = manca la chiave { $key }
scenario-none-of = { $key }: { $said } non è tra { $choices }
scenario-not-a-name = { $key }: { $said } non è un nome
scenario-stranger = { $key } nomina { $said }, che non è a questo tavolo; ci sono { $those }
scenario-name-twice = compare due volte in { $key }
scenario-same-name = { $key } ha due volte il nome { $said }
scenario-players = players dev’essere una lista di 4–6 nomi
scenario-rounds = rounds dev’essere una lista di 1–{ $most } turni
scenario-power-taken = { $power } è già il potere di qualcun altro
scenario-cop-needs = con un poliziotto si gioca in 5 o 6
scenario-deck-short = deck ha { $there } banconote, ma se ne girano { $needed }
scenario-deck-rich = deck ha più banconote da { $note } della scatola, che ne ha { $most }
scenario-over = la partita è già finita
scenario-plays-none = non gioca nessuna carta; valido: { $cards }
scenario-dead = è fuori gioco e non fa più nulla
scenario-card-spent = non ha più { $card }; valido: { $cards }
scenario-pair = due pistole vogliono una coppia di due
scenario-two-guns = ha due pistole: { $key } vuole una coppia, prima la propria
scenario-one-gun = ha una sola pistola: { $key } ne vuole una, non una coppia
scenario-aims-at-self = prende di mira sé; valido: { $those }
scenario-aims-at-dead = prende di mira { $other }, fuori gioco; valido: { $those }
scenario-no-phone = il poliziotto non ha un telefono da girare: lo ha in mano solo chi ha preso parte alla spartizione, nei turni 1–6, fino alla terza chiamata
scenario-may-not-reveal = non ha nulla da mostrare in quella fase: il Folle mostra nelle fasi 1–3, il Ragazzino e lo Scaltro nella 1 o 2, una volta a partita
scenario-may-not-stab = qui non può pugnalare: solo chi ha Pugnalata alle spalle, una volta a partita, se il suo Bang o Triplo è sfumato, e un vicino diretto ancora in piedi
scenario-may-not-take = qui non può prendere: solo chi ha Non ti serve più ed è in vita, alla prima morte della partita, da chi è morto in quella fase
scenario-may-not-swap = qui non può scambiare: solo lo Specialista in vita, una volta a partita, per un Triplo sparato, e una carta ancora in mano
scenario-may-not-join = qui non può unirsi: solo chi ha Non fa neanche male ed è in vita, una volta a partita, se colpito in questo turno e c’è una spartizione
scenario-teams = servono due squadre o più, ognuna con un nome e 3–5 membri, con al massimo uno di differenza, 6–21 membri in tutto
scenario-variant-twice = una variante si sceglie una volta
scenario-deck-size = deck dev’essere una lista di { $size } carte
scenario-not-a-card = { $said } non è una carta: un’arma, un valore, e per backstab e boom un numero
scenario-no-number = una carta { $card } non ha numero
scenario-one-number = una carta { $card } ha un numero intero
scenario-number-twice = il numero { $number } è su { $times } carte
scenario-aim-form = una mira ha mime e at, e nient’altro
scenario-aim-size = at dev’essere una lista di { $guns } per { $mime }
scenario-touches-self = tocca sé
scenario-at-self = { $key } nomina chi agisce; valido: { $those }
scenario-at-mate = { $key } nomina { $other }, della stessa squadra; valido: { $those }
scenario-holds-none = non ha una carta
scenario-out-of-play = è fuori dal turno; giocano { $those }
scenario-aims-out = prende di mira { $other }, fuori dal turno; giocano { $those }
scenario-not-there = tiene { $card }, che non c’è; restano { $cards }
scenario-wrong-mime = tiene { $card } e mima { $mime }; un’arma mima sé stessa

## Simulate

simulate-title = { $games ->
    [one] Una partita
   *[other] { NUMBER($games) } partite
} con { $players } bot, seme { $seed }
simulate-live-title = { $games ->
    [one] Una partita
   *[other] { NUMBER($games) } partite
} di Live: { $players } bot in { $teams } squadre, seme { $seed }
simulate-stopped = Interrotto: queste sono le partite già finite.
simulate-nothing = Interrotto prima che finissero le prime partite.
simulate-playing = Si gioca
simulate-seat = Posto
simulate-bot = Bot
simulate-power = Potere
simulate-wins = Vince
simulate-dies = Muore
simulate-feathers = Piume
simulate-money = Somma finale
simulate-figure = Misura
simulate-value = Valore
simulate-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-amount = { MONEY($value) } ({ MONEY($low) } – { MONEY($high) })
simulate-mean-alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-amount-alone = { MONEY($value) }
simulate-number = { NUMBER($value, maximumFractionDigits: 0) }
simulate-no-winner = Partite senza vincitore
simulate-cop-wins = Partite vinte dal poliziotto
simulate-cop-by-alert = … grazie alla polizia
simulate-cop-by-survival = … da ultimo superstite
simulate-deaths = Morti per partita
simulate-feathers-each = Piume per gangster
simulate-money-each = Somma finale di un superstite
simulate-loot-left = Bottino impossibile da dividere
simulate-decisions = Decisioni
simulate-speed = Partite al secondo
simulate-team = Squadra
simulate-team-of = { $team } ({ $size })
simulate-falls = Cadute a testa
simulate-falls-a-game = Cadute per partita
simulate-falls-each = Cadute per gangster
simulate-drops = Ritiri a testa
simulate-drops-each = Ritiri per gangster
simulate-weapon = Arma
simulate-used = Usata
simulate-holder-falls = Cade chi la tiene
simulate-variant = Variante
simulate-effect = Effetto
simulate-chained = Granate a catena
simulate-money-disagrees = Coi soldi vincono altri
simulate-money-team = Somma finale di una squadra
simulate-brackets = Tra parentesi: dove si trova il valore vero 95 volte su 100.

## Live

weapon-bbb = Triplo
weapon-double = Doppio
weapon-shotgun = Fucile
weapon-kevlar = Kevlar
weapon-backstab = Pugnale
weapon-boom = Granata
variant-chain-of-grenades = Granate a catena
variant-foolproof = Conti facili
team-circles = Cerchi
team-triangles = Triangoli
team-squares = Quadrati
team-diamonds = Rombi
team-stars = Stelle
team-crosses = Croci
team-moons = Lune

## Teams for Live

teams-equal = { $teams } squadre da { $size }
teams-mixed = { $larger ->
    [one] 1 squadra
   *[other] { $larger } squadre
} da { $large } e { $smaller } da { $small }
teams-and-godfathers = { $teams }, e { $godfathers ->
    [one] 1 Padrino che non gioca
   *[other] { $godfathers } Padrini che non giocano
}
teams-suggested = { $people } persone: { $teams }
teams-others = Altre scelte equilibrate:

## Live: cards and phases

one-weapon-bbb = un Triplo
one-weapon-double = un Doppio
one-weapon-shotgun = un Fucile
one-weapon-kevlar = il Kevlar
one-weapon-backstab = un pugnale
one-weapon-boom = una granata
live-shot-bbb = Bang! Bang! Bang!
live-shot-double = Bang! Bang!
live-shot-shotgun = Blam!
live-phase-loot = Il bottino
live-phase-deal = Le carte
live-phase-freeze = Fermi tutti!
live-phase-nerve = Tieni duro
live-phase-bbb = Triplo
live-phase-double = Doppio
live-phase-shotgun = Fucile
live-phase-split = La spartizione
live-phase-return = Di nuovo in gioco

## Live: story

live-loot = Sul tavolo: { MONEY($loot) } in { $cards } carte.
live-loot-cards = Sul tavolo: { $cards } carte.
live-holds = { $you ->
    [who] Hai { $weapon }.
   *[none] { $who } ha { $weapon }.
}
live-unseen = { $you ->
    [who] Fuori dalla tua vista: { $group }.
   *[none] Fuori dalla vista di { $who }: { $group }.
}
live-aimed = { $you ->
    [who] Mimi { $weapon }. Sotto tiro: { $group }.
   *[none] { $who } mima { $weapon }. Sotto tiro: { $group }.
}
live-late = { $you ->
    [who] Troppo tardi: non miri a nessuno.
   *[none] Troppo tardi: { $who } non mira a nessuno.
}
live-withdrew = { $you ->
    [who] Ti ritiri: nell’angolo dei codardi, al sicuro, senza parte.
   *[none] { $who } si ritira: nell’angolo dei codardi, al sicuro, senza parte.
}
live-fired = { $you ->
    [who] { $shot } Spari. Sotto tiro: { $group }.
   *[none] { $shot } { $who } spara. Sotto tiro: { $group }.
}
live-wounded = { $you ->
    [who] Prendi
   *[none] { $who } prende
} { $count ->
    [one] un cerotto
   *[other] { $count } cerotti in un colpo
}.
live-saved = { $you ->
    [who] Il tuo Kevlar ferma il primo cerotto.
   *[none] Il Kevlar di { $who } ferma il primo cerotto.
}
live-announced = { $you ->
    [who] Mostri { $weapon }, numero { $number }.
   *[none] { $who } mostra { $weapon }, numero { $number }.
}
live-reached = { $you ->
    [who] A portata del tuo pugnale: { $group }.
   *[none] A portata del pugnale di { $who }: { $group }.
}
live-stabbed = { $you ->
    [who] Pugnali { $whom }.
    [whom] { $who } ti pugnala.
   *[none] { $who } pugnala { $whom }.
}
live-sheathed = { $you ->
    [who] Il tuo pugnale non colpisce nessuno.
   *[none] Il pugnale di { $who } non colpisce nessuno.
}
live-exploded = { $you ->
    [who] La tua granata
   *[none] La granata di { $who }
} { $count ->
    [0] esplode e non tocca nessun altro.
   *[other] esplode. Nel raggio: { $group }.
}
live-fell = { $you ->
    [who] Vai in ospedale.
   *[none] { $who } va in ospedale.
}
live-struck-out = { $you ->
    [who] La tua carta non ha più effetto.
   *[none] La carta di { $who } non ha più effetto.
}
live-stepped-back = { $you ->
    [who] Fai un passo indietro
   *[none] { $who } fa un passo indietro
} { $count ->
    [0] senza toccare nessuno.
   *[other] contro chi sta dietro: { $group }.
}
live-split-cards = Spartizione in { $count }, { $share ->
    [one] 1 carta
   *[other] { $share } carte
} a testa: { $group }.
live-split-nobody = Non c’è più nessuno in gioco: niente spartizione.
live-left = { $count ->
    [0] Non avanza niente.
    [one] Avanza 1 carta.
   *[other] Avanzano { $count } carte.
}
live-out = Fuori gioco al prossimo turno: { $group }.
live-stash = { $team }: { MONEY($stash) }
live-stash-cards = { $team }: { $stash ->
    [one] 1 carta
   *[other] { $stash } carte
}
live-bill = { $team }: { MONEY($stash) }, meno { MONEY($bill) } per l’ospedale: { MONEY($total) }
live-bill-cards = { $team }: { $stash } carte, meno { $bill } per l’ospedale: { $total }
live-all-in-coma = { $team }: niente vittoria, tutta la squadra è in ospedale.
live-tie-break-coma = Pareggio: vince la squadra con più persone in ospedale.
live-tie-break-shared = Ancora pareggio: la vittoria è condivisa.
live-victory-richest = { $count ->
    [one] Vittoria
   *[other] Vittoria condivisa
}: { $winners }.
live-victory-none = Non vince nessuno: tutte le squadre sono in ospedale.

## Server

certificate-made = Il certificato è pronto, valido fino al { $day }. Vale per: { $names }. Si usa così:
certificate-trust = I telefoni lo accettano appena si fidano dell’autorità che l’ha firmato: manda loro { $file } (AirDrop, e-mail, cavo), e confronta l’impronta mostrata:
certificate-iphone = iPhone: apri il file; Impostazioni → Generali → VPN e gestione dispositivo → installalo; poi Generali → Info → Attendibilità certificati → attivalo.
certificate-android = Android: Impostazioni → Sicurezza e privacy → Crittografia e credenziali → Installa un certificato → Certificato CA.
certificate-computer = Computer: importalo tra le autorità, nel portachiavi del sistema o nelle impostazioni del browser.
certificate-keep = L’autorità può garantire solo per reti di casa. Tieni comunque { $file } per te. Ripeti il comando una volta l’anno, o quando cambia l’indirizzo di questa macchina: un server in funzione prende da solo il nuovo certificato, e ai telefoni non serve altro.
serve-friends = Gli amici sulla stessa rete aprono questo indirizzo, o inquadrano il codice con il telefono.
serve-alone = Solo questa macchina ci arriva: senza --host 127.0.0.1 ci arrivano anche i telefoni della rete.
serve-no-browser = Apri { $url } in un browser: «Gioca subito» è a un clic.
serve-running = Standoff è già in funzione su questa macchina:
serve-end = Ctrl-C chiude. I tavoli restano salvati.
serve-end-elsewhere = Ctrl-C lo chiude dove è stato avviato. I tavoli restano salvati.
serve-ended = I tavoli sono chiusi, e restano per la prossima volta.
serve-shared-result = Una partita finita tra { $count } gangster: chi ha bluffato, carta per carta.

## Browser

web-title = Standoff
web-tag = Carica in segreto, punta un amico.
web-tag-dare = Chi cede?
web-against-bots-means = contro i bot, all’istante
web-open-now = Gioca subito
web-open-now-means = tra sconosciuti, entro 25 secondi
web-open-bots = Contro i bot
web-open-bots-means = per conto tuo, all’istante
web-public-tables = Tavoli pubblici
web-public-people = { $count ->
    [one] gioca { $count } persona
   *[other] giocano { $count } persone
}
web-public-none = Per ora nessun tavolo pubblico: con «Gioca subito» se ne apre uno.
web-public-more = { $count ->
    [one] E un altro tavolo.
   *[other] E altri { $count } tavoli.
}
web-public-join = Unisciti al tavolo pubblico { $code }
web-public-round = Turno { $round }
web-public-deals = Carte tra { $count } s
web-public-waits = Si aspetta gente
web-public-between = Tra due partite
web-public-free-text = testo libero
web-public-chairs = Persone sedute: { $people } su { $chairs } sedie
web-me = Tu, qui
web-me-games = Partite
web-me-won = Vinte
web-me-par = per caso { $par }
web-me-bluffs = Bluff
web-me-called = scoperti
web-me-permits = Le mie partite si possono condividere e studiare
web-me-permits-means = Il tuo nome compare nei risultati condivisi, e le partite permesse da tutti entrano in raccolte di dati, senza nomi. Puoi ripensarci in ogni momento, anche per le partite passate.
web-me-victory = Vinta
web-me-defeat = Non vinta
web-me-table = Rivedila
web-me-carry = Su un altro dispositivo
web-me-carry-means = Chi ha queste dodici parole può giocare al posto tuo in questa casa. Annotale e non mostrarle a nessuno.
web-me-link = Lo stesso come link
web-me-words = Parole di un altro dispositivo
web-me-become = Sono io
web-me-forget = Dimentica tutto di me
web-me-forget-means = Il tuo nome e le tue parole lasciano tutti i tavoli di questa casa, ti alzi da quelli a cui siedi, elenco e cifre spariscono per sempre. Le segnalazioni di altri restano a chi la gestisce.
web-me-forgotten = Questa casa ti ha dimenticato.
web-me-forgotten-later = { $count ->
    [one] Un tavolo seguirà a fine partita.
   *[other] { $count } tavoli seguiranno a fine partita.
}
web-with-friends = Gioca con gli amici
web-with-friends-means = da 4 a 6, con ogni telefono
web-code-short = Codice
web-learn-means = Prima volta? Comincia qui.
web-tv-open = Apri un tavolo su questo schermo
web-tv-show = Mostra questo tavolo
web-tv-scan = Inquadra, o apri
web-tv-type = e scrivi
web-tv-free = { $count ->
    [one] Una sedia è libera. Chi altro gioca?
   *[other] { $count } sedie sono libere. Chi altro gioca?
}
web-tv-name = TV
web-create = Apri un tavolo
web-kind-first = Prima partita
web-kind-first-means = Solo carte, mani e sangue freddo.
web-kind-powers = Poteri
web-kind-powers-means = Un trucco segreto per ciascuno.
web-kind-cop = Poteri + poliziotto
web-kind-cop-means = In cinque o sei, e uno lavora per la polizia.
web-kind-live = Live, a squadre
web-kind-live-means = Da 6 a 20, di corsa in un’arena.
web-chairs = { $count } sedie
web-against-bots = Gioca subito
web-resume = Torna al tavolo { $code }
web-join-table = Entra in un tavolo
web-learn = Impara in 3 minuti
web-learn-live-short = Live
web-learn-live = Impara Live in 3 minuti
web-learn-live-first = Prima volta? Impara Live in 3 minuti
web-as-tv = Schermo TV
web-outdoors = Live, all’aperto
web-pass-round = Un telefono per tutti
web-pass-means = Il telefono passa di mano in mano. Ognuno sceglie dietro un sipario; il resto si guarda insieme.
web-crew = Chi gioca
web-crew-name = Nome del giocatore { $number }
web-crew-add = Aggiungi qualcuno
web-hand-to = Passalo { A($name) }
web-hand-to-means = Gli altri guardano altrove.
web-curtain-open = { $name }: tieni premuto
web-curtain-close = Chiudi
web-pass-on = Passalo
web-pass-back = Torna al tavolo
web-pass-ghost = { $name }: scommesse dall’aldilà
web-pass-begin = Passalo { A($name) }
web-pass-load = A turno, ognuno una carta e poi una mano.
web-pass-load-last = Qualcuno carica per ultimo.
web-pass-aim = Ognuno prende di mira qualcuno.
web-pass-aim-last = Qualcuno punta per ultimo.
web-pass-talk = Prima parlate. Poi ognuno decide: restare o ritirarsi?
web-pass-offer = Qualcuno ha un trucco? Allora passa da tutti.
web-pass-no-trick = Nessuno: avanti
web-pass-trick = Qualcuno: fallo girare
web-pass-phone = La cornetta passa tra chi ha diviso.
web-pass-elsewhere = Su un altro dispositivo, manca ancora la scelta: { $names }.
web-pass-done = Hanno scelto tutti. Occhi sul tavolo!
web-language = Lingua
web-money = { MONEY($amount) }
web-you = Tu
web-menu = Menu
web-close = Chiudi
web-back = Indietro
web-yes = Sì
web-no = No
web-on = sì
web-off = no
web-rules = Regole
web-settings = Impostazioni
web-name = Il tuo nome
web-face = La tua faccia: { $name }. Tocca per la prossima
web-colour = Il tuo colore
web-colour-a = crema
web-colour-b = verde lime
web-colour-c = ciano
web-colour-d = verde acqua
web-colour-e = viola
web-colour-f = arancione
web-nicknames = Tasso Quieto, Airone Snello, Talpa di Velluto, Gazza Fortunata, Lontra Burbera, Oca Silente, Furetto Audace, Volpe di Marmo
web-players = Giocatori
web-powers = Poteri
web-powers-none = Nessuno
web-powers-starter = I primi sei
web-powers-all = Dieci, senza Pugnalata
web-powers-all-backstab = Tutti e undici
web-cop = Un poliziotto nella mafia
web-cop-means = In cinque o sei. Qualcuno lavora per la polizia.
web-money-shown = Soldi
web-money-open = Sul tavolo
web-money-closed = Nascosti
web-tempo = Ritmo
web-tempo-quick = Rapido
web-tempo-standard = Normale
web-tempo-relaxed = Calmo
web-tempo-none = Senza timer
web-open = Apri il tavolo
web-code = Codice del tavolo
web-sit = Siediti
web-watch = Guarda soltanto
web-join-playing = A questo tavolo c’è una partita in corso. Se ti siedi adesso, per ora guardi. Dal prossimo turno puoi giocare al posto di un bot, se ce n’è uno; altrimenti giochi la prossima partita.
web-finding = Si cerca il tavolo…
web-lobby = In attesa dei gangster
web-lobby-full = Ci siamo tutti
web-code-for-friends = Codice per gli amici
web-lobby-yours = Il tuo tavolo
web-lobby-of = Il tavolo di { $name }
web-lobby-count = { $here } su { $chairs }
web-lobby-tv = TV
web-fill-all = Completa con i bot
web-start-with = Comincia in { $count }
web-host-short = capotavola
web-free-chair = Sedia libera
web-to-the-tv = Apri questo indirizzo nel browser della TV:
web-share = Condividi
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR del tavolo { $code }
web-qr-house = Codice QR di questo server
web-friends = Gli amici sulla stessa rete inquadrano questo, o aprono
web-offline = Nessun collegamento con i tavoli. Controlla la rete.
web-seats = Posti
web-host = ha aperto il tavolo
web-away = segnale perso
web-move-up = Sposta su { $name }
web-remove = Togli { $name }
web-free = { $count ->
    [0] Tutte le sedie sono occupate.
    [one] È libera una sedia: un amico o un bot?
   *[other] Sono libere { $count } sedie: amici o bot?
}
web-options = Opzioni
web-more-options = Altre opzioni
web-warm-up-how = Riscaldamento: tocca una faccia e la tua mano la punta. Lo vedono tutti.
web-fill = Completa
web-add-bot = Aggiungi un bot
web-bot-accountant = Calcola quanto vale un turno, e resta se conviene.
web-bot-grudge = Ricorda chi l’ha minacciato e colpito, e ripaga tutti.
web-bot-reckless = Spara per primo, mira al più ricco, non si ritira quasi mai.
web-bot-timid = Si ritira appena lo prendono di mira.
web-bot-random = Fa qualsiasi cosa.
web-bot-young-shark = Ha imparato da qualche partita.
web-bot-shark = Ha imparato da molte partite.
web-bot-great-shark = Ha imparato più di tutti.
web-live-plays-accountant = Due armi sullo stesso bersaglio, e resta se conviene.
web-live-plays-grudge = Se la prende con chi ha puntato la sua squadra.
web-live-plays-reckless = Corre nella mischia, mira al più vicino, non si ritira quasi mai.
web-live-plays-timid = Sta lontano da tutti, e si ritira al primo vero pericolo.
web-live-plays-random = Fa qualsiasi cosa.
web-live-plays-young-shark = Ha imparato Live, ma sbaglia spesso.
web-live-plays-shark = Ha imparato Live, e ogni tanto sbaglia.
web-live-plays-great-shark = Ha imparato Live, calcola quanto ha ognuno e capisce i compagni.
web-deal = Si gioca
web-dealing = Si distribuisce tra { $count }…
web-hold-on = Aspetta, non ancora
web-screen-away = Lo schermo del tavolo non risponde più. Si gioca anche senza.
web-wait-host = { $name } dà le carte quando tutti sono pronti.
web-ready-house = Chi è pronto gioca; il resto ai bot.
web-fills = Carte tra { $count } s
web-fills-means = I bot prendono le sedie libere.
web-lobby-house = Un tavolo della casa
web-table = Il tavolo
web-loot = { $count ->
    [one] Una banconota sul tavolo: { MONEY($total) }
   *[other] { $count } banconote sul tavolo: { MONEY($total) }
}
web-stance-standing = in piedi
web-stance-withdrawn = al riparo
web-stance-wounded = a terra
web-stance-dead = fuori gioco
web-plasters = { $count ->
    [one] un cerotto
   *[other] { $count } cerotti
}
web-feathers = { $count ->
    [one] una piuma
   *[other] { $count } piume
}
web-hands = { $count ->
    [one] una mano punta qui
   *[other] { $count } mani puntano qui
}
web-points-at = bersaglio: { $names }
web-choosing = sta scegliendo
web-ladder = Secondo quanti restano in piedi, a testa:
web-ladder-rung = { $count }: { MONEY($share) }.
web-ladder-title = La posta in gioco
web-ladder-means = Chi resta in piedi divide il bottino in parti uguali, senza resto. Quello che non si divide rimane sul tavolo per il turno dopo.
web-ladder-standing = { $count ->
    [one] Una persona sola in piedi
   *[other] { $count } in piedi, a testa
}
web-keys = Tasti
web-keys-off = Le scorciatoie da tastiera sono spente: si accendono nelle impostazioni.
web-keys-space = Spazio
web-key-click = carica un Clic
web-key-bang = carica un Bang
web-key-bbb = carica un Triplo
web-key-point = punta quel posto
web-key-power = il tuo potere
web-key-stay = resta
web-key-drop = ritirati
web-key-peek = tieni premuto: i tuoi segreti
web-key-talk = di’ qualcosa
web-key-again = risenti l’ultimo annuncio
web-key-next = vai avanti
web-key-count = conta fino a tre
web-key-keys = questo elenco
web-key-walk = cammina; anche le frecce
web-key-nearest = punta il più vicino, il secondo…
web-key-team = le carte della squadra
web-dealt = Solo per te, in segreto
web-dealt-means = Lo vedi solo tu. Resta in basso: tieni premuta la striscia per rileggere.
web-dealt-read = Letto
web-next = Avanti
web-peek = Tieni premuto: i segreti
web-in-play = In gioco: { $cards }.
web-unused = Carte non giocate: { $cards }.
web-role-cop = Chiama tre volte entro il turno 6, poi sopravvivi ritirandoti al massimo una volta.
web-role-gangster = Fra gli altri c’è un poliziotto. Arricchisciti e resta in vita.
web-load = Carica una carta. Nessuno la vede.
web-loaded = Caricata. Nessuno lo sa.
web-change = Cambia
web-left = { $count ->
    [0] esaurito
    [one] resta 1
   *[other] restano { $count }
}
web-does-click = bluff
web-does-bang = colpisce
web-does-bbb = spara prima
web-which-gun = { $gun ->
    [one] La tua pistola
   *[other] La pistola presa
}
web-loading = Carte ancora da scegliere: { $names }.
web-all-loaded = Tutte le carte sono giù.
web-point = Chi prendi di mira?
web-point-how = Tocca o trascina la mano.
web-point-keys = Tocca, trascina la mano o premi il numero.
web-point-set = Fatto. Puoi cambiare fino al «tre».
web-others-point = Chi punta chi?
web-load-last = Carica dopo gli altri: { $names }.
web-aim-last = Punta dopo gli altri: { $names }.
web-hands-on-you = { $count ->
    [0] Nessuno ti prende di mira. Fai cedere qualcuno.
    [one] 1 mano su di te: { $names }.
   *[other] { $count } mani su di te: { $names }.
}
web-many-hands = { $count } mani su di te!
web-standoff = Chi resta, chi si ritira?
web-nerve-watched = Sangue freddo
web-stay = Resto
web-stay-share = da { $least } a { $most }
web-stay-hands =
    { $count ->
        [0] nessuna mano su di te
        [one] una mano su di te
       *[other] { $count } mani su di te
    }
web-stay-kills =
    { $count ->
        [one] un altro cerotto ti uccide
       *[other] { $count } cerotti ti uccidono
    }
web-drop = Mi ritiro
web-drop-means = { MONEY($cost) }, al sicuro
web-drop-earns = +{ MONEY($cost) }, al sicuro
web-drop-flashing = con lampeggiante
web-drop-cop =
    { $count ->
        [0] niente vittoria del poliziotto
       *[other] l’ultima concessa al poliziotto
    }
web-decided = Deciso. Nessuno lo sa.
web-scene-aims = Le mani!
web-scene-nerve = Chi resta?
web-scene-power = Un potere!
web-scene-out = Sipario
web-scene-grenade = La granata!
web-first-blood = Primo sangue!
web-duel = Duello!
web-bang = Bang!
web-card-click = clic
web-card-bang = BANG!
web-card-bbb = BANG! ×3
web-phew = fiuu
web-bluff = Puntato invano: { $names }. Che cosa c’era in canna resta un segreto.
web-shot-hit = { $you ->
    [who] Colpisci { $whom }.
    [whom] { $who } ti colpisce.
   *[none] { $who } colpisce { $whom }.
}
web-shot-too = { $you ->
    [who] Anche tu colpisci { $whom }.
    [whom] Anche { $who } ti colpisce.
   *[none] Anche { $who } colpisce { $whom }.
}
web-shot-dead = { $you ->
    [who] Spari davvero, ma { $whom } è già fuori gioco.
    [whom] { $who } spara davvero, ma tu sei già fuori gioco.
   *[none] { $who } spara davvero, ma { $whom } è già fuori gioco.
}
web-shot-click = { $you ->
    [who] Clic. Non avevi niente.
   *[none] Clic. { $who } non aveva niente.
}
web-shot-surprise = { $you ->
    [who] Il tuo colpo va perso.
   *[none] Colpo perso per { $who }.
}
web-duel-both = Colpo su colpo: { $names }!
web-duel-clicks = Clic e clic. Nessuno aveva niente.
web-out = { $you ->
    [who] Un cerotto di troppo: sei fuori gioco.
   *[none] Un cerotto di troppo: { $who } è fuori gioco.
}
web-out-by = { $you ->
    [who] Sei fuori gioco. A sparare: { $names }.
   *[none] { $who } è fuori gioco. A sparare: { $names }.
}
web-power-used = { $you ->
    [who] Mostri «{ $power }».
   *[none] { $who } mostra «{ $power }».
}
web-split-stuck = Impossibile dividere in { $count }: nessuno prende niente.
web-clicked = Solo un clic: { $names }.
web-round-over = Fine del turno
web-round-next = Avanti con il turno { $round }.
web-round-ready = Avanti: turno { $round }
web-round-quiet = Nessuno è stato colpito.
web-round-totals = Dopo il turno { $round }
web-loot-turned = Nuove banconote sul tavolo.
web-dropped = Al riparo: { $names }.
web-nobody-dropped = Nessuno si ritira!
web-hit = { $you ->
    [who] Prendi
   *[none] { $who } prende
} { $markers ->
    [one] un cerotto
   *[other] { $markers } cerotti
}.
web-offer-title = Un ultimo trucco?
web-offer-line = Ora si può usare un potere. La domanda è uguale per tutti.
web-offer = Aprilo dove nessuno guarda.
web-open-power = Guarda il tuo potere
web-nothing-to-use = Ora non hai nulla da usare.
web-forgo = Non ora
web-show = Mostralo
web-join = Entra
web-take = Prendi pistola e carte di { $name }
web-stab = Pugnala { $name }
web-swap = Riprendi il Triplo per { $bullet }
web-phone = Passa il telefono sotto il tavolo: tieni premuta una mano per tre secondi.
web-phone-passed = Il telefono gira.
web-phone-cleared = Il telefono gira. Non hai spartito: sei fuori da ogni sospetto.
web-phone-watched = Il telefono gira sotto il tavolo.
web-hand-left = Mano sinistra
web-hand-right = Mano destra
web-call-left = La mano sinistra chiama la polizia, la destra passa.
web-call-right = La mano destra chiama la polizia, la sinistra passa.
web-call-never = Mano sinistra o destra, tu il telefono lo passi soltanto.
web-decide-load = Carica una carta.
web-decide-aim = Prendi di mira qualcuno.
web-decide-nerve = Resti o ti ritiri?
web-decide-load-last = Carichi dopo gli altri.
web-decide-aim-last = Punti dopo gli altri.
web-decide-offer = Ora si può usare un potere.
web-decide-phone = Passa il telefono.
web-ghost = Tormentali
web-bets = Scommesse del turno
web-bet-hit = Chi è colpito?
web-bet-runs = Chi si ritira?
web-bet-shared = Si spartisce?
web-luck = { $count ->
    [0] Nessuna scommessa vinta finora.
    [one] Una scommessa vinta.
   *[other] { $count } scommesse vinte.
}
web-ghost-talk = Sussurra tra fantasmi
web-talk = Di’ qualcosa
web-more = Altro…
web-say = Di’
web-free-text = Con parole tue
web-quote = «{ $text }» – { $who }
web-taunt-threat-1 = Non osare.
web-taunt-threat-2 = È carica.
web-taunt-threat-3 = Te ne pentirai.
web-taunt-plea-1 = Non io, ti prego!
web-taunt-plea-2 = Ho famiglia.
web-taunt-plea-3 = Sono al verde.
web-taunt-deal-1 = Ritirati, ti devo un favore.
web-taunt-deal-2 = Spartiamo noi due.
web-taunt-deal-3 = Tu molli me, io mollo te.
web-taunt-joke-1 = È il tuo dito?
web-taunt-joke-2 = Bel cappello.
web-taunt-joke-3 = Mia madre ci guarda.
web-quote-at = «{ $text }» – { $who } { A($whom) }
web-to-whom = A chi?
web-to-all = Tutti
web-mild-threat-1 = Per favore, no.
web-mild-threat-2 = Attenzione, eh.
web-mild-threat-3 = Non è gentile.
web-cry = Il mio grido
web-cry-means = Lo gridi ogni volta che resti.
web-cry-own = Il tuo, 16 lettere
web-cry-fearless = Senza paura!
web-cry-classic = Cojones!
web-cry-granite = Come roccia!
web-cry-again = Tutto qui?
web-choose = Scegli
web-last-words = Ultime parole
web-last-bluff = Era scarica.
web-last-mother = Ditelo a mia madre.
web-last-haunt = Tornerò.
web-last-money = I miei soldi…
web-last-none = Niente
web-boo = Buh!
web-haunt = Spaventa
web-haunt-whom = Spaventa { $name }
web-haunt-means = La lampada trema lì sopra. Una volta per turno.
web-vote = Vota i premi
web-vote-for = { $count ->
    [0] { $name }
    [one] { $name }, { $count } voto
   *[other] { $name }, { $count } voti
}
web-ghost-ladder = I migliori fantasmi
web-feud = ti ha sparato al turno { $round }
web-power = Potere
web-arm-means = Scegli ora: servirà appena si può. Fino ad allora non lo sa nessuno.
web-power-itself = Agisce da solo. Non c’è niente da scegliere.
web-power-shown = È sul tavolo: lo conoscono tutti.
web-disarm = Non usarlo ancora
web-people = Persone
web-hosting = Il tavolo
web-log = Che cosa è successo
web-log-empty = Ancora niente.
web-gone = Se ne sono andati
web-about = Riguardo { A($name) }
web-watches = guarda
web-muted = senza voce
web-unheard = in silenzio per te
web-unhear = Non sentire più
web-block = Blocca
web-block-means = Non senti più { $name }, e questa casa non vi mette più allo stesso tavolo.
web-unblock = Sblocca
web-report-member = Segnala
web-report-why = Che cosa succede con { $name }?
web-report-words = Parole o nome offensivi
web-report-cheating = Imbroglia, con altri o da solo
web-report-spoiling = Rovina la partita apposta
web-report-means = Lo legge chi gestisce questa casa, con le ultime frasi dette qui. Nessun altro lo sa.
web-reported = Segnalato. Chi gestisce questa casa lo leggerà.
web-hear = Senti di nuovo
web-mute = Togli la parola per tutti
web-unmute = Ridai la parola
web-hand-over = Cedi il tavolo
web-hand-over-means = { $name } deciderà per il tavolo, e tu non più.
web-kick = Togli la sedia
web-kick-means = { $name } potrà solo guardare.
web-kick-means-game = Un bot gioca al posto di { $name }, che potrà solo guardare. Il tavolo può ridare la sedia.
web-call-off = Interrompi la partita
web-call-off-means = La partita finisce subito per tutti, e non vince nessuno.
web-forget = Elimina questo tavolo
web-forget-means = Si cancella tutto: la partita, il punteggio della serata, ogni posto. Non si può tornare indietro.
web-tempo-from-now = In partita vale dalla prossima scelta.
web-public = Aperto agli sconosciuti
web-public-means = Il tavolo sta nella sala. Solo frasi pronte e parole per famiglie, se non scegli altro nelle opzioni.
web-sure-no = No, indietro
web-stand-up = Alzati e guarda
web-leave-for-good = Lascio il mio posto
web-leave-for-good-means = Un bot finisce la tua partita. Il posto non è più tuo.
web-claim = Chiedi una sedia
web-claim-means = Si può chiedere la sedia di chi se n’è andato, o non è raggiungibile da due minuti. Lo sanno tutti. La maggioranza di chi gioca deve accettare, almeno in due; dopo un minuto è tua.
web-claim-chair = La sedia di { $name }
web-claim-none = Adesso non c’è una sedia così. Siediti dopo questa partita.
web-claimed = La domanda è al tavolo.
web-claims-wait = Non prima di un minuto, e solo se la maggioranza accetta, almeno in due. Chi torna si tiene la sedia.
web-claims-yours = { $who } chiede la tua sedia. Sei qui, resta tua.
web-claim-over = Quella sedia non sarà tua.
web-claims = { $who } chiede la sedia di { $whose }.
web-claims-bots = { $who } vorrebbe giocare al posto di { $whose } dal prossimo turno.
web-agree = Va bene
web-chair-empty = non c’è nessuno
web-lost-seat = Ti hanno tolto la sedia. Ora guardi.
web-got-seat = La sedia è tua. Gioca!
web-plays-on = { $who } gioca ora al posto di { $dealt }.
web-played-on = Dal turno { $round } { $who } ha giocato al posto di { $dealt }.
web-late = C’è una partita in corso: per ora guardi.
web-late-choose = Dal prossimo turno puoi giocare al posto di un bot. Quale?
web-late-asked = Dal prossimo turno giochi al posto di { $name }.
web-late-last = È l’ultimo turno: il posto c’è per la prossima partita.
web-late-locked = Il tavolo è chiuso: non puoi giocare al posto di un bot.
web-late-none = Qui non c’è un bot da sostituire: il posto c’è per la prossima partita.
web-late-for = Giocare al posto di { $name }
web-late-watch = Solo guardare questa partita
web-late-watch-means = Si scommette e si bisbiglia con i fantasmi, senza posto fino alla fine.
web-now-host = Ora il tavolo è in mano tua.
web-ready = Per me si va
web-ready-set = Si va
web-is-ready = si va
web-move-down = Sposta giù { $name }
web-free-text-allowed = Testo libero ammesso
web-family = Parole per famiglie
web-set-family = Parole per famiglie
web-set-bots = I bot parlano
web-bots-hushed = I bot ora tacciono. Nelle impostazioni ritrovano la parola.
web-hush-bots = Zittisci i bot
web-volume-talk = Volume degli altri
web-refused-coarse = Non a questo tavolo: si gioca in famiglia.
web-sound-hum = la lampada ronza
web-tv-alone = Inquadra il codice con il telefono e siediti.
web-sound-cry = grida di guerra
web-missed = Mentre non c’eri
web-missed-watched = Nel frattempo
web-missed-rounds = Era il turno { $before }; ora è il turno { $now }.
web-now-stand-in = Adesso un bot gioca per te. Scegli qualcosa, e sei di nuovo tu.
web-missed-stand-in = Un bot ha giocato per te. Scegli qualcosa, e sei di nuovo tu.
web-missed-died = Fuori gioco: { $names }.
web-missed-hit = Con un cerotto: { $names }.
web-missed-paid = Nella spartizione: { $names }.
web-tip-1 = Un Clic che nessuno sfida vale un Bang.
web-tip-2 = Un Triplo parte prima: il bersaglio non spara.
web-tip-3 = Ritirarsi costa { MONEY(5000) }, morire costa tutto.
web-tip-4 = Quel che non si divide resta sul tavolo.
web-tip-5 = Tre cerotti e sei fuori.
web-tip-6 = Nessuno spara a chi si è ritirato.
web-reconnecting = Riconnessione. Il posto resta tuo.
web-no-answer = Il server non risponde. Nuovo tentativo…
web-only-here = Solo questo computer raggiunge questo server.
web-try-now = Riprova ora
web-long-lost = Tavolo { $code }. Un altro dispositivo può continuare col tuo link.
web-copy-link = Copia il link del mio posto
web-back-again = Eccoti di nuovo al tavolo.
web-slow-load = Troppo tardi: ha caricato il caso.
web-slow-aim = Troppo tardi: il tuo colpo è perso.
web-slow-nerve = Troppo tardi: resti.
web-nudged = Manchi solo tu.
web-nudge = Sollecita { $name }
web-count = Conta fino a 3
web-count-all = Via al conto!
web-count-wanted = Si aspetta…
web-count-want = Conta!
web-count-so-far = { $want ->
    [one] { $want } su { $of } vuole andare avanti
   *[other] { $want } su { $of } vogliono andare avanti
}
web-folded = prima tocca a te
web-go-on = Avanti senza aspettare
web-more-time = Altri 30 secondi
web-pause = Pausa
web-paused = In pausa
web-paused-by = { $name } ha bisogno di un momento.
web-resume-game = Riprendi
web-rest = Fai giocare un bot per me
web-rest-end = Torno a giocare io
web-lock = Chiudi il tavolo
web-link = Link del mio posto
web-link-means = Con questo link un altro dispositivo prende il tuo posto e questo lo lascia. Tienilo per te.
web-three-words = Le tue parole, se il telefono si guasta:
web-words-mean = Con il codice del tavolo, queste tre parole ti ridanno il posto su qualsiasi dispositivo, quando questo è spento.
web-words-have = Ho tre parole
web-words-none = Non ho le tre parole
web-words-yours = Le tue tre parole
web-words-back = Riprendi il mio posto
web-link-renew = Nuovo link
web-wrong = Qualcosa non va
web-leave = Lascia il tavolo
web-refused-full = Tutte le sedie sono occupate.
web-refused-locked = Il tavolo è chiuso.
web-refused-too-few = Non ci sono ancora abbastanza gangster.
web-refused-too-often = Non così in fretta.
web-refused-muted = A questo tavolo non ti si sente.
web-refused-stale = Troppo tardi per questo.
web-refused-paused = La partita è in pausa.
web-refused-malformed = Questa pagina ha detto qualcosa che il server non conosce. Ricaricala.
web-refused-illegal = Le regole non lo permettono.
web-refused-not-asked = Nessuno te lo chiede adesso.
web-refused-not-host = Può farlo solo chi ha aperto il tavolo.
web-refused-not-seated = Può farlo solo chi siede al tavolo.
web-refused-conflict = È arrivato due volte, in modo diverso. Rifallo.
web-refused-owner-here = Chi siede lì è qui, o c’era un attimo fa.
web-refused-somebody-left = Chi conosce carte di questa partita se n’è andato: fino alla prossima non si sostituisce nessun bot.
web-refused-already-here = Questo dispositivo ha già un posto a questo tavolo.
web-refused-not-open = Questa casa non ha una sala per sconosciuti.
web-refused-no-room = Non c’è più posto per questo a questo tavolo.
web-refused-no-pen = Adesso la penna è di qualcun altro.
web-refused-fault = Un errore da parte nostra. Non è andato perso nulla: riprova.
web-fault-no-entry = Nessun tavolo { $code }
web-fault-no-entry-means = Controlla le lettere, o chiedi un nuovo link.
web-fault-no-entry-out = Torna all’inizio
web-fault-elsewhere = Il tuo posto è aperto altrove
web-fault-elsewhere-means = Lo usa un’altra scheda o un altro dispositivo.
web-fault-elsewhere-out = Gioca qui
web-fault-banned = Per ora qui non puoi giocare
web-fault-banned-means = Chi gestisce questa casa ha chiuso la porta a questo dispositivo o alla sua rete fino a un giorno stabilito.
web-fault-banned-out = Inizio
web-fault-too-soon = Un po’ d’attesa prima del prossimo tavolo
web-fault-too-soon-means = Più volte, da questo dispositivo o dalla sua rete, qualcuno ha lasciato partite a metà o fatto aspettare gli altri. Intanto i tavoli tra amici e i bot ti sono aperti.
web-fault-too-soon-out = Inizio
web-fault-again = Di nuovo aperto tra { $time }
web-fault-full = Il tavolo { $code } è al completo
web-fault-full-means = Puoi guardare, e sederti quando si libera una sedia.
web-fault-full-out = Guarda
web-fault-locked = Il tavolo { $code } è chiuso
web-fault-locked-means = Non entra più nessuno, né per giocare né per guardare. Chi l’ha aperto può riaprirlo.
web-fault-locked-out = Riprova
web-fault-full-house = Nessun tavolo libero
web-fault-full-house-means = Questo server è pieno. Riprova fra poco.
web-fault-full-house-out = Riprova
web-fault-old-version = C’è una nuova versione
web-fault-old-version-means = Il tuo posto resta tuo mentre ricarichi.
web-fault-old-version-out = Ricarica
web-fault-forgotten = Questo tavolo non c’è più
web-fault-forgotten-means = È stato eliminato da chi l’aveva aperto.
web-fault-forgotten-out = Torna all’inizio
web-fault-left = Hai lasciato il tavolo
web-fault-left-means = Puoi tornare col codice quando vuoi.
web-fault-left-out = Torna all’inizio
web-fault-damaged = Questo tavolo è perduto
web-fault-damaged-means = I suoi dati sono rovinati. Gli altri tavoli sono a posto.
web-fault-damaged-out = Torna all’inizio
web-fault-other-version = Questo tavolo è di un’altra versione
web-fault-other-version-means = Il server è cambiato da allora. Il tavolo resta conservato così com’è, e solo la versione di prima può continuarlo.
web-fault-other-version-out = Torna all’inizio
web-fault-stopped = Il server si è fermato
web-fault-stopped-means = Il posto resta tuo. Riprova quando torna.
web-fault-stopped-out = Riprova
web-fault-gone = Il tuo posto al tavolo { $code } non c’è più
web-fault-gone-means = Il tavolo è stato cancellato, o qualcuno ha seguito il link del tuo posto. Se c’è ancora, puoi sederti di nuovo.
web-fault-gone-out = Siediti di nuovo
web-fault-dead-link = Questo link non apre più nessun posto
web-fault-dead-link-means = È già servito, o ce n’è uno più nuovo. Chiedi un nuovo link, o siediti di nuovo.
web-fault-dead-link-out = Siediti di nuovo
web-show-out = Fai uscire
web-show-out-means = { $name } lascia il tavolo. Chiudi il tavolo, o può tornare.
web-fault-shown-out = Ti hanno fatto uscire
web-fault-shown-out-means = Chi ha aperto il tavolo ti fa uscire.
web-fault-shown-out-out = Torna all’inizio
web-fault-crowded = Nessun altro può guardare il tavolo { $code }
web-fault-crowded-means = Non c’è più posto per guardare. Riprova quando qualcuno se n’è andato.
web-fault-crowded-out = Riprova
web-fault-wrong-words = Queste parole non ridanno nessun posto
web-fault-wrong-words-means = Controlla il codice e le tre parole, o siediti di nuovo.
web-fault-wrong-words-out = Indietro
web-fault-too-much = Troppi tentativi
web-fault-too-much-means = Questa rete ha bussato troppo spesso. Aspetta un minuto, poi riprova.
web-fault-too-much-out = Riprova
web-fault-meant = Volevi dire { $code }? Lì hai un posto
web-home = Torna all’inizio
web-sound-tick = tic
web-sound-last = ultimo tic
web-sound-knock = toc
web-sound-card = carta
web-sound-swing = le mani si tendono
web-sound-click = clic
web-sound-bang = bang
web-sound-bbb = bang bang bang
web-sound-plaster = cerotto
web-sound-feather = cade una piuma
web-sound-notes = fruscio di banconote
web-sound-stuck = una nota triste
web-sound-telephone = telefono
web-sound-grenade = bum
web-sound-win = fanfara
web-sound-lose = un’aria che cala
web-sound-heart = batte un cuore
web-sound-call = un richiamo
web-sound-fall = qualcosa cade
web-sound-power = un accordo
web-text-size = Dimensione del testo
web-theme = Luce
web-theme-dark = Lampada
web-theme-day = Giorno
web-theme-contrast = Contrasto
web-motion = Movimento
web-motion-auto = Come il dispositivo
web-motion-reduced = Poco
web-motion-full = Pieno
web-set-sound = Suoni
web-set-captions = Suoni a parole
web-set-music = Musica
web-set-spokencount = Conteggio a voce
web-set-vibration = Vibrazione
web-set-shortcuts = Scorciatoie da tastiera
web-set-lefthanded = Comandi a sinistra
web-set-list = Posti in elenco
web-set-sameroom = Stessa stanza: nascondi le scelte
web-volume = Volume
web-print = Stampa
web-rules-aim = Otto turni. Vince chi alla fine è in vita e ha più soldi.
web-rules-loot = Cinque banconote si aggiungono a quelle rimaste.
web-rules-load = Metti una carta coperta. Hai 5 Clic, 2 Bang e 1 Triplo per tutta la partita; ognuna serve una volta.
web-rules-aim-phase = Al «tre» tutti prendono di mira qualcuno.
web-rules-nerve = Al «tre» resti o ti ritiri. Chi si ritira è al sicuro ma prende una piuma e niente parte; le mani puntate lì non sparano e le carte restano segrete.
web-rules-fast-volley = Il Triplo parte prima. Il bersaglio prende un cerotto e non spara.
web-rules-volley = Poi tutte le altre insieme: un Bang è un cerotto, un Clic niente.
web-rules-split = Chi è ancora in piedi spartisce in parti uguali, senza resto. Il resto rimane.
web-rules-death = Il terzo cerotto è fatale, e i soldi tornano nella scatola.
web-rules-end = Alla fine ogni piuma costa { MONEY(5000) }. Chi resta solo in vita vince subito.
web-rules-powers = Ognuno ha in segreto una carta che cambia una regola. Tieni premuta la striscia in basso per leggere la tua.
web-rules-cop = Nei turni da 1 a 6 chi ha spartito passa il telefono, e il poliziotto può chiamare. Dopo tre chiamate vince se sopravvive ritirandosi al massimo una volta.
web-lesson-load = Cinque banconote. Meno gente in piedi, parti più grosse. Carica un Clic: è vuoto.
web-lesson-point = Prendi di mira qualcuno.
web-lesson-point-cleo = Prendi di mira Cleo.
web-lesson-stay = Nessuno sa che è vuota. Resta!
web-lesson-bang = Ti hanno creduto: meno parti da fare. Ora carica un Bang.
web-lesson-drop = Tre mani su di te. Ritirarsi costa { MONEY(5000) }: ritirati!
web-lesson-triple = Nessuno spara a chi si è ritirato. Ora carica un Triplo.
web-lesson-back = Cleo ce l’ha con te. Prendi di mira Cleo.
web-lesson-stay-now = Il tuo parte prima. Resta!
web-lesson-end = Tre cerotti sono fatali. Dopo otto turni vince chi è in vita e ha più soldi.
web-lesson-not-yet = Questa volta prova un’altra scelta.
web-lesson-skip = Salta la lezione
web-lesson-done = Fatto: all’inizio
web-real = A un tavolo vero
web-real-lead = Avete la vera scatola: giocate con quella. Questo dispositivo legge il gioco ad alta voce, conta e tiene i conti.
web-real-names = Chi siede al tavolo, in senso orario dal Padrino
web-real-name = Nome { $number }
web-real-one-less = Uno in meno
web-real-one-more = Uno in più
web-real-secrets = Carte segrete
web-real-secrets-box = Dalla scatola
web-real-secrets-phones = Sui telefoni
web-real-secrets-means = Ognuno entra col proprio telefono: distribuisce le carte segrete, e la cornetta passa da lì.
web-real-reading = La guida
web-real-reading-first = Prima partita: spiega tutto
web-real-reading-short = Solo gli annunci
web-real-begin = Si comincia
web-real-set = Prepara il tavolo
web-real-aid = Il promemoria del Padrino, su carta
web-real-who-are-you = Chi sei?
web-real-scan = Gli altri seguono con questo codice, o prendono la penna.
web-real-scan-phones = Tutti inquadrano questo e toccano un nome.
web-real-missing = Ancora senza telefono: { $names }.
web-real-all-here = Tutti hanno un telefono.
web-real-change = Cambia il tavolo
web-real-setup = Prima di cominciare
web-real-setup-welcome = Buonasera. Vi leggo tutta la partita, passo dopo passo: nessuno deve conoscere le regole. Uno di voi, il Padrino, tiene questo dispositivo e segna quello che succede.
web-real-setup-gangsters = Ognuno prende un gangster e lo mette in piedi, con la sua pistola e le sue otto carte: cinque Clic, due Bang, un Triplo. Guardate le carte e non mostratele a nessuno.
web-real-setup-notes = Mescolate tutte le banconote in un mazzo coperto. Mettete a portata di mano i segnalini ferita e vergogna: io li chiamo cerotti e piume.
web-real-setup-powers = Mescolate le carte potere di questa partita e datene una a testa, coperta. Leggete la vostra e non mostratela. La carta dice quando scoprirla.
web-real-setup-cop = Mescolate tante carte ruolo quanti giocatori, con il poliziotto tra queste, e distribuitele. Mettete il telefono dal lato non usato, e accanto le tre carte centralino, i rinforzi in fondo.
web-real-setup-phones = Le vostre carte segrete sono sui telefoni. Tenete premuta la striscia in basso per guardare, da soli.
web-real-setup-aim = Si giocano otto turni per i soldi sul tavolo. Alla fine vince chi è in vita e ha di più. Tre cerotti e si è fuori.
web-real-next = Avanti
web-real-skip = Subito al turno 1
web-real-say-loot = Scoprite cinque banconote.
web-real-first-loot = Scoprite cinque banconote del mazzo, in mezzo al tavolo. Sono il bottino di questo turno: si gioca per quello.
web-real-say-load = Si carica: una carta a testa, coperta.
web-real-first-load = Ognuno sceglie una carta e la mette coperta accanto al gangster. Un Clic è vuoto. Un Bang spara. Anche il Triplo spara, e prima di tutti: è la carta «Bang! Bang! Bang!». Ogni carta serve una sola volta in tutta la partita.
web-real-say-aim = Pistole pronte. Al tre, si punta!
web-real-first-aim = Pistole pronte. Conto fino a tre, e al tre ognuno prende di mira qualcuno, tutti insieme. Chi arriva tardi o cambia bersaglio perde la carta. Poi nessuno si muove più.
web-real-aim-kid = Ma { $who } aspetta, e punta dopo tutti gli altri.
web-real-load-cunning = { $who } aspetta, e carica quando tutti hanno puntato.
web-real-aim-cunning = Poi carica { $who }.
web-real-phone-order = Passa così: { $order }.
web-real-follow = Un altro telefono
web-real-follow-means = Inquadra questo con un altro telefono: segue la partita e può chiedere la penna.
web-real-say-nerve = Parlate. Al tre: si resta o ci si ritira.
web-real-first-nerve = Adesso parlate: minacciate, promettete, supplicate. Poi conto fino a tre. Al tre potete ritirarvi: gangster giù, una piuma, niente parte, ma nessuno può ferirvi. Oppure restate, e lo gridate.
web-real-say-fast-volley = I Tripli, fatevi vedere.
web-real-first-fast-volley = Chi si è ritirato, e chi punta qualcuno che si è ritirato, mette via la carta senza mostrarla. Gli altri: se la vostra carta è un Triplo, mostratela. Il bersaglio prende un cerotto, cade e mette via la sua carta senza mostrarla.
web-real-say-volley = Gli altri ancora in piedi: mostrate la carta.
web-real-first-volley = Chi è ancora in piedi e punta mostra la carta, tutti insieme. Un Clic: niente. Un Bang: il bersaglio prende un cerotto e cade, ma ha sparato anche lui. Chi è stato colpito da un Triplo può essere colpito ancora.
web-real-say-split = Chi è in piedi divide.
web-real-first-split = Chi è ancora in piedi divide il bottino: la stessa somma per tutti, al dollaro, e senza resto. Ho fatto io i conti. Quello che non si divide rimane per il prossimo turno.
web-real-say-phone = Il telefono, sotto il tavolo.
web-real-first-phone = Chi ha diviso si passa il telefono sotto il tavolo, in senso orario dal Padrino, dal lato non usato. Solo il poliziotto può girarlo. L’ultimo lo mette davanti a tutti.
web-real-say-reveal = Carte in tavola.
web-real-first-reveal = L’ultimo turno è finito. Scoprite ruoli e poteri: alcuni contano adesso.
web-real-say-over = La partita è finita.
web-real-first-over = La partita è finita. Ogni piuma costa cinquemila dollari, e vince chi è in vita e ha di più.
web-real-say-phones = La cornetta passa sui vostri telefoni. Chi ha diviso tiene premuto un tasto.
web-real-one = Uno!
web-real-two = Due!
web-real-three = Tre!
web-real-time = Tempo scaduto!
web-real-read = Leggi ad alta voce
web-real-voice-on = Voce: sì
web-real-voice-off = Voce: no
web-real-notes = Tocca le banconote
web-real-note = Una banconota da { MONEY($value) }
web-real-unnote = Non questa da { MONEY($value) }
web-real-these = Queste cinque
web-real-more-notes = { $count ->
    [one] Ancora una banconota
   *[other] Ancora { $count } banconote
}
web-real-loaded = Hanno caricato tutti
web-real-aimed = Hanno puntato tutti
web-real-tap-dropped = Tocca tutti quelli che si ritirano.
web-real-drop = { $count ->
    [0] Nessuno si ritira
    [one] Si ritira una persona
   *[other] Si ritirano in { $count }
}
web-real-tap-hit = Tocca chi è stato colpito, una volta per colpo.
web-real-hit = { $count ->
    [0] Nessuno è stato colpito
    [one] { $count } colpo a segno
   *[other] { $count } colpi a segno
}
web-real-unhit = Un colpo in meno: { $who }
web-real-each = { MONEY($share) } a testa
web-real-alone = { $who } prende tutto: { MONEY($share) }
web-real-stuck = Senza resto: niente si può dividere.
web-real-nobody = Nessuno è in piedi: nessuno divide.
web-real-stays = Rimane sul tavolo
web-real-shared = Distribuito
web-real-go-on = Avanti così
web-real-unused = Non usato
web-real-used = Usato!
web-real-passed = L’hanno passato in { $passed } su { $count }.
web-real-by-hand = Un telefono non va? Di’ com’è andata:
web-real-hold = Tieni premuto un tasto per tre secondi, come tutti.
web-real-held = Passato. Aspetta gli altri.
web-real-cop = Chi era il poliziotto?
web-real-revealed = Tutto scoperto
web-real-reveal-powers = Sei piedi sotto terra e Super Codardo contano: segnateli con «Un potere».
web-real-again = Un’altra partita
web-real-undo = Annulla
web-real-redo = Ripristina
web-real-noted = Indietro di più passi
web-real-noted-means = Tocca una riga: viene annullata, con tutto quello che è venuto dopo. Tutto si può ripristinare.
web-real-noted-round = Turno { $round }
web-real-noted-turned = Banconote scoperte
web-real-noted-loaded = Carte posate
web-real-noted-aimed = Tutti puntano
web-real-noted-withdrew = Chi si è ritirato
web-real-noted-hit = Chi è stato colpito
web-real-noted-showed = Un potere mostrato
web-real-noted-shared = La spartizione
web-real-noted-phoned = Il telefono
web-real-noted-revealed = Chi era chi
web-real-noted-ran = Il conto di dieci
web-real-noted-left = Chi ha alzato le mani
web-real-noted-struck = Chi è stato colpito
web-real-noted-touched = Chi ha toccato la granata
web-real-noted-slapped = Il pugnale
web-real-noted-joined = Qualcuno in ritardo
web-real-noted-went-home = Qualcuno è andato a casa
web-real-if = E se…
web-real-power = Un potere
web-real-round = Questo turno
web-real-nothing-yet = Ancora niente di segnato.
web-real-roster = Intorno al tavolo
web-real-stance-withdrawn = si ritira
web-real-stance-wounded = a terra
web-real-following = { $name } ha la penna. Tu segui.
web-real-take-pen = Prendi la penna
web-real-take-pen-sure = Scriverà solo questo dispositivo. Prendere la penna { A($name) }?
web-real-pen-asked = { $name } chiede la penna e l’avrà tra { $seconds } s.
web-real-pen-keep = La tengo
web-real-pen-give = La passo
web-real-pen-coming = La penna è tua tra { $seconds } s, salvo obiezioni. Ora ce l’ha: { $name }.
web-real-offline = { $count ->
    [0] Nessuna connessione. Vai avanti: quello che tocchi resta e parte dopo.
    [one] Nessuna connessione. { $count } nota resta qui e partirà.
   *[other] Nessuna connessione. { $count } note restano qui e partiranno.
}
web-real-wait = Il conto si fa appena torna la connessione.
web-real-lost = { $count ->
    [one] { $count } nota non è stata segnata. Segnala di nuovo.
   *[other] { $count } note non sono state segnate. Segnale di nuovo.
}
web-real-moved-on = Nel frattempo il registro è andato avanti.
web-real-because = { $what } ({ $rule })
web-real-fact-not-now = Questo va in un’altra fase.
web-real-fact-over = La partita è finita.
web-real-fact-five-notes = Si scoprono cinque banconote a turno.
web-real-fact-no-note = Questa banconota non esiste.
web-real-fact-not-in-box = Nella scatola non ce ne sono più.
web-real-fact-no-seat = A quel posto non c’è nessuno.
web-real-fact-dead = Chi è morto non partecipa più.
web-real-fact-twice = Qualcuno c’è due volte.
web-real-fact-safe = Chi si è ritirato non può essere colpito.
web-real-fact-too-many-hits = Più colpi che pistole in grado di sparare.
web-real-fact-no-such-power = Questo potere non c’è in questa partita.
web-real-fact-other-power = Questa carta è di qualcun altro, o questo gangster ne ha un’altra.
web-real-fact-not-shown-now = Questa carta non si mostra adesso.
web-real-fact-no-victim = Questo gangster non si può scegliere.
web-real-fact-unbalanced = Quella squadra sarebbe troppo grande.
web-real-fact-other-deck = In più di dodici si gioca con altre carte: alla prossima partita.
web-real-fact-no-cop = Di’ chi era il poliziotto.
web-real-fact-nothing = Non c’è niente da annullare.
web-real-who = Chi?
web-real-which = Quale carta?
web-real-whom = Su chi?
web-real-proof = La carta che lo prova
web-real-show = Mostrato
web-real-if-lead = Supponi che questo turno vada così. L’arbitro dice cosa succede, e per quali regole.
web-real-if-card = Carta
web-real-if-at = Punta
web-real-if-late = nessuno: troppo tardi
web-real-if-drops = Si ritira
web-real-if-power = Potere
web-real-if-none = nessuno
web-real-if-ask = Chiedi all’arbitro
web-real-if-loot = Prima scoprite il bottino: poi l’arbitro può rispondere.
web-real-if-cannot = Questo non può succedere a questo tavolo.
web-real-verdict = L’arbitro dice
web-real-aid-title = Il promemoria del Padrino
web-real-aid-edition = Edizione
web-real-aid-classic = Intorno a un tavolo: da 4 a 6
web-real-aid-live = Live: da 8 a 20, a squadre
web-real-aid-rounds = { $rounds } turni, fase per fase
web-real-aid-classic-loot = Chi è vivo si rialza. Cinque banconote nuove si aggiungono a quelle rimaste.
web-real-aid-classic-load = «Caricate!» Una carta a testa, coperta. Ogni carta serve una volta.
web-real-aid-classic-aim = «Uno, due, tre!» Tutti puntano insieme. Chi tarda perde la carta, coperta.
web-real-aid-classic-nerve = Si parla. «Uno, due, tre!» Chi si ritira: una piuma, al sicuro, niente parte. Le sue carte e quelle di chi lo punta vanno via coperte.
web-real-aid-classic-fast-volley = «I Tripli!» Mostrati insieme. Il bersaglio: un cerotto, a terra, la sua carta via coperta.
web-real-aid-classic-volley = «Gli altri!» Chi è in piedi e punta mostra la carta, insieme. Bang: un cerotto e a terra, anche per chi lo è già. Chi è colpito ora ha sparato anche lui.
web-real-aid-classic-split = Chi è in piedi divide: parti uguali al dollaro, prima le banconote grosse, senza resto. Il resto rimane. Chi è solo prende tutto.
web-real-aid-classic-phone = Col poliziotto, turni da 1 a 6: chi ha diviso lo passa sotto il tavolo. Usato: si gira una carta centralino. Dopo la terza, le piume lampeggiano.
web-real-aid-classic-death = Terzo cerotto: fuori subito, i soldi tornano nella scatola. Chi muore in una raffica ha comunque sparato.
web-real-aid-classic-end = Dopo il turno 8 vince chi è in vita e ha di più, meno { MONEY(5000) } per piuma. Parità: meno piume, poi più cerotti, poi vittoria divisa. Chi resta solo vince subito; nessuno vivo, nessuno vince.
web-real-aid-classic-cop = Il poliziotto vince: tre chiamate entro il turno 6, vivo alla fine, al massimo una piuma lampeggiante. Altrimenti il gangster vivo più ricco.
web-real-aid-live-loot = Prendi un mazzo, aggiungi gli avanzi, annuncia la somma.
web-real-aid-live-deal = Mescola. Ogni Capo riceve una carta per membro in gioco; la squadra le divide in segreto, una a testa, nel palmo sinistro.
web-real-aid-live-freeze = «Dieci… zero!» Si corre, senza afferrarsi. Fischio, tre secondi: fermi, si punta un avversario visibile. Le armi si mimano, Kevlar, Pugnale e Granata mimano quello che vogliono.
web-real-aid-live-nerve = «Tre… zero!» Fischio: si resta e si grida, o mani in alto nell’Angolo dei codardi, carta al Padrino. Chi puntava lì abbassa l’arma.
web-real-aid-live-bbb = I Tripli alzano la sinistra e gridano: tutti i bersagli feriti insieme, mano sul cuore. Poi Kevlar, Pugnale e Granata feriti, dal numero più basso.
web-real-aid-live-double = I Doppi, due bersagli ciascuno, allo stesso modo. Chi è già ferito non spara e non dice niente.
web-real-aid-live-shotgun = I Fucili: il bersaglio va dritto in Ospedale, un passo indietro, braccia aperte; chi viene toccato è ferito.
web-real-aid-live-split = Tutte le carte, lato soldi: tante parti uguali quanti non sono né codardi né in coma, prima le grosse, senza resto. Con una ferita si divide ancora. Nel nascondiglio.
web-real-aid-live-return = I codardi tornano. Dall’Ospedale all’Angolo: saltano un turno intero. Tutte le ferite guariscono.
web-real-aid-live-coma = Due ferite nel turno, una granata, o un Fucile in pieno. Il Kevlar ferma la prima ferita, non la granata né il Fucile. Una Granata ferita deve saltare, braccia aperte: chi è toccato cade. Un Pugnale ferito può toccare un avversario, piedi fermi.
web-real-aid-live-end = Dopo il turno 5 vince la squadra più ricca, meno { MONEY(25000) } per ogni membro in Ospedale. Parità: più in coma, poi vittoria divisa. Una squadra tutta in coma non può vincere.
web-real-aid-head-death = La morte
web-real-aid-head-end = La fine
web-real-aid-head-cop = Il poliziotto
web-real-aid-head-coma = Il coma

## Browser: Live outdoors

web-real-out = Live, all’aperto
web-real-out-lead = Si corre davvero. I telefoni danno le carte, contano, fischiano e tengono i conti. Un telefono a testa, uno per squadra, o solo questo.
web-real-out-teams = Squadre
web-real-out-in-each = Persone per squadra
web-real-out-unequal = Una squadra può avere una persona più di un’altra.
web-real-out-one-more = Una persona in più: { $team }
web-real-out-one-fewer = Una in meno: { $team }
web-real-out-person = { $team }, persona { $number }
web-real-out-chief = Il Capo
web-real-out-cards = Carte
web-real-out-cards-house = Sui telefoni
web-real-out-cards-box = Dalla vera scatola
web-real-out-plays = Gioca anche il Padrino?
web-real-out-plays-means = Allora questo telefono non dice chi spara.
web-real-out-walk-only = Si cammina, non si corre
web-real-out-walk = Si cammina, non si corre!
web-real-out-chain-of-grenades = Una granata esplode anche quando un’altra colpisce chi la tiene.
web-real-out-foolproof = Ogni carta vale uno, qualunque sia la somma.
web-real-out-people = { $count } gangster
web-real-out-set = Queste sono le squadre
web-real-out-scan = Inquadrate il codice: un telefono a testa, o uno per squadra. A chi non ne ha pensa questo telefono.
web-real-out-who-are-you = Chi sei? Con un telefono solo per la squadra: uno qualsiasi di voi.
web-real-out-phones = { $count ->
    [0] Nessun altro telefono: le carte passano su questo.
    [one] { $count } telefono ha un nome.
   *[other] { $count } telefoni hanno un nome.
}
web-real-out-ground = Da leggere ad alta voce
web-real-out-ground-rules = Mostra i confini, l’Ospedale e l’Angolo dei codardi. { $walk ->
    [yes] Si cammina, non si corre, non si afferra nessuno.
   *[no] Si corre, non si afferra nessuno.
} Il telefono sta nella mano sinistra o in tasca. Al fischio tutti fermi.
web-real-out-roster = Tutti
web-real-out-place-coward = mani in alto
web-real-out-place-hospital = Ospedale
web-real-out-place-sitting-out = salta il turno
web-real-out-number = N. { $number }
web-real-out-mime-bbb = Da mimare: due dita di una mano, un bersaglio.
web-real-out-mime-double = Da mimare: una pistola per mano, due bersagli.
web-real-out-mime-shotgun = Da mimare: un fucile a due mani, un bersaglio.
web-real-out-mime-any = Mima l’arma che vuoi.
web-real-out-does-kevlar = Ti colpiscono? Mostralo: ferma il primo cerotto.
web-real-out-does-backstab = Ti colpiscono? Puoi dare una manata a un nemico. Piedi fermi.
web-real-out-does-boom = Ti colpiscono? Salta sul posto, braccia aperte!
web-real-out-pass-on = Visto: passalo
web-real-out-pass-back = Visto: rendilo
web-real-out-pass-stop = Non ora
web-real-out-pass-cards = Fai girare le carte
web-real-out-shows = Che cosa mostra
web-real-out-its-number = Il suo numero
web-real-out-no-number = Senza numero
web-real-out-the-rest = Le altre { $count } carte: { MONEY($value) } l’una. Annuncia { MONEY($total) }!
web-real-out-say-ready = { $loot ->
    [0] Le carte! Una a testa, nel palmo sinistro. Pronti? Dieci… nove…
   *[other] Il bottino: { MONEY($loot) }! Una carta a testa, nel palmo sinistro. Pronti? Dieci… nove…
}
web-real-out-say-ready-cards = { $cards ->
    [0] Le carte! Una a testa, nel palmo sinistro. Pronti? Dieci… nove…
    [one] Il bottino: una carta! Una a testa, nel palmo sinistro. Pronti? Dieci… nove…
   *[other] Il bottino: { $cards } carte! Una a testa, nel palmo sinistro. Pronti? Dieci… nove…
}
web-real-out-run = { $walk ->
    [yes] Camminate!
   *[no] Correte!
}
web-real-out-say-run = { $walk ->
    [yes] Camminate!
   *[no] Correte!
} Al fischio fermi, e puntate!
web-real-out-say-nerve = Si resta o mani in alto: tre… due… uno…
web-real-out-say-bbb = I Tripli! Su la sinistra e gridate! Chi è colpito: mano sul cuore.
web-real-out-say-double = I Doppi! Su la sinistra e gridate! Chi è colpito: mano sul cuore.
web-real-out-say-shotgun = I Fucili! Su la sinistra: blam! Chi è colpito: un passo indietro, braccia aperte, poi in Ospedale.
web-real-out-say-blast = { $who }: una granata! Salta, braccia aperte!
web-real-out-say-dagger = { $who } ha un pugnale e può dare una manata a un nemico. Piedi fermi!
web-real-out-firing = Ora a sparare: { $who }. Gli altri zitti.
web-real-out-tap-hit = Chi è colpito?
web-real-out-tap-twice = Due tocchi per due colpi.
web-real-out-tap-hands = Chi ha alzato le mani?
web-real-out-tap-touched = Chi ha toccato { $who }?
web-real-stay = Tieni premuto l’ultimo per proseguire. Scorri sugli altri per aggiungerli.
web-real-out-count-three = Conta da tre
web-real-out-whistled = Ho fischiato io
web-real-out-not-yet = Non ancora
web-real-out-counts-itself = Il conto parte da solo poco dopo il fischio.
web-real-out-next-ready = Avvia il conto
web-real-out-next-nerve = { $count ->
    [0] Restano tutti
    [one] { $count } con le mani in alto
   *[other] { $count } con le mani in alto
}
web-real-out-next-hits = { $count ->
    [0] Nessuno è colpito
    [one] { $count } colpo a segno
   *[other] { $count } colpi a segno
}
web-real-out-next-slap = Manata { A($who) }
web-real-out-next-no-slap = Nessuna manata
web-real-out-next-touched = { $count ->
    [0] Nessuno è toccato
    [one] { $count } persona toccata
   *[other] { $count } persone toccate
}
web-real-out-share = { $share } a testa: { $who }.
web-real-out-no-share = Nessuno prende niente. Resta per il prossimo turno.
web-real-out-late = { $noted ->
    [yes] Arrivato tardi: { $who } l’ha ammesso in «{ $phase }». Ora è segnato.
   *[no] Arrivato tardi: { $who } l’ha ammesso in «{ $phase }». Annulla e segnalo.
}
web-real-out-showed = { $you ->
    [who] Mostri { $weapon }.
   *[none] { $who } mostra { $weapon }.
}
web-real-out-happened = Che cosa è successo
web-real-out-came-late = Arriva qualcuno in ritardo?
web-real-out-phone-here = { $who } è qui con un telefono.
web-real-out-joins = Gioca dalla prossima distribuzione, nella squadra:
web-real-out-phone-of = Oppure è il telefono di:
web-real-out-late-name = Nome
web-real-out-all-full = Le squadre sono al completo, o non sarebbero più equilibrate.
web-real-out-tell-godfather = Giochi anche tu? Di’ al Padrino chi sei: ti fa entrare tra un turno e l’altro.
web-real-out-mute = Un telefono silenzioso non fischia. Un fischietto vero va sempre bene.
web-real-out-frozen = Fermi! Puntate!
web-real-out-godfather-counts = Guarda la tua carta. Il Padrino conta fra poco.
web-real-out-your-share = La tua parte: { $share }. Guarda la nuova carta.
web-real-out-your-none = Nessuna parte per te. Guarda la nuova carta.
web-real-out-share-out = Dividi le carte
web-real-out-shared = Le teniamo così
web-real-out-act-blast = { $who }: salta! Braccia aperte!
web-real-out-act-dagger = { $who }: puoi dare una manata a un nemico. Piedi fermi!
web-real-out-act-shotgun = { $who }: un passo indietro, braccia aperte!
web-real-out-shooting = Occhi in alto! Ti hanno colpito?
web-real-out-nerve = Si resta e si grida, o mani in alto?
web-real-out-godfather = Il Padrino
web-real-out-gone = Perso il telefono del Padrino?
web-real-out-gone-sure = Guidare da questo telefono? L’altro ha dieci secondi per opporsi. Niente di segnato va perso.
web-real-out-proposed = { $count ->
    [one] { $count } tocco non è stato segnato. Lo propone il telefono del Padrino.
   *[other] { $count } tocchi non sono stati segnati. Li propone il telefono del Padrino.
}
web-real-out-proposals = Toccato, ma non segnato:
web-real-out-propose-note = Segna
web-real-out-propose-leave = Lascia
web-real-out-whistle-comes = Arriva il fischio!
web-real-out-in-hospital = Sei in Ospedale dal turno { $since }. { $back ->
    [0] In questa partita non torni più.
   *[other] Torni al turno { $back }.
}
web-real-out-sitting-out = Salti il turno { $round }. { $back ->
    [0] In questa partita non torni più.
   *[other] Torni al turno { $back }.
}
web-real-out-idle = Non c’è niente da toccare.
web-real-out-at-home = Hai lasciato la partita. Alla prossima!
web-real-out-place-home = ha lasciato la partita
web-real-out-back = Di nuovo in gioco: { $who }.
web-real-out-sit-out = Turno saltato: { $who }.
web-real-out-goes-home = Qualcuno va a casa?
web-real-out-alone = { $count ->
    [0] Nessuna connessione. Questo telefono guida da solo.
    [one] Nessuna connessione. Questo telefono guida da solo e tiene { $count } tocco.
   *[other] Nessuna connessione. Questo telefono guida da solo e tiene { $count } tocchi.
}
web-real-out-alone-cards = Guardate la nuova carta su questo telefono: passa di mano in mano.
web-real-out-ask-aloud = Le loro carte sono su telefoni irraggiungibili. Se colpiti, chiedi ad alta voce che cosa hanno: { $who }.
web-real-out-no-cards = Le nuove carte arrivano con la connessione. Prima non ne riceve nessuno.
web-real-out-watch = Il Padrino decide chi è toccato.
web-real-out-hit = { $count ->
    [0] Un colpo!
    [one] { $count } colpo
   *[other] { $count } colpi
}
web-real-out-is-hit = { $count ->
    [0] Colpo su { $who }
    [one] { $who }: { $count } colpo
   *[other] { $who }: { $count } colpi
}
web-real-out-not-hit = Uno in meno
web-real-out-hands = Mani in alto
web-real-out-their-hands = Mani in alto: { $who }
web-real-out-refused = Quella fase è finita. Dillo al Padrino.
web-real-out-award-nerves = Nervi d’acciaio
web-real-out-award-nerves-why = { $who } non ha mai alzato le mani e ha spartito { $count } volte.
web-real-out-award-firework = Fuoco d’artificio
web-real-out-award-firework-why = { $count ->
    [one] La granata di { $who } ha travolto un’altra persona.
   *[other] La granata di { $who } ha travolto altre { $count } persone.
}
web-real-out-award-long-arm = Il braccio lungo
web-real-out-award-long-arm-why = { $count ->
    [one] { $who } ha colpito una persona con il pugnale.
   *[other] { $who } ha colpito { $count } persone con il pugnale.
}
web-real-out-award-pincushion = Puntaspilli
web-real-out-award-pincushion-why = { $who } ha preso { $count } cerotti.
web-real-out-award-quick-feet = Piedi veloci
web-real-out-award-quick-feet-why = { $who }: { $count ->
    [one] una volta
   *[other] { $count } volte
} nell’Angolo dei codardi.
web-real-out-award-patient = Paziente modello
web-real-out-award-patient-why = { $who }: { $count ->
    [one] una volta
   *[other] { $count } volte
} in Ospedale.
web-real-out-award-earner = Chi porta il pane
web-real-out-award-earner-why = { $who } ha portato alla squadra { $sum }.
web-real-out-certificates = Diplomi da stampare
web-real-out-certificate = DIPLOMA
web-real-out-certified-won = Vincitori di cinque turni di Live all’aperto, con { $sum }.
web-real-out-certified = Sopravvissuti a cinque turni di Live all’aperto: { $sum }, posto { $place } su { $teams }.
web-real-out-signed = Il Padrino
web-real-out-to-report = Torna al rapporto
web-report = Rapporto di polizia
web-writing = Si scrive il rapporto…
web-called-off = La partita è stata interrotta
web-who-was-who = Chi era chi
web-truth = Le carte mai viste
web-talk-about = Se ne parlerà
web-deck-hand = { $who } su { $whom }, turno { $round }
web-deck-card = { $who }, messa via, turno { $round }
web-accounts = Da dove viene ogni somma
web-drawing = Si aspetta che ogni dispositivo sveli la sua parte della distribuzione…
web-draw-again = { $count ->
    [one] Il dispositivo di { $who } non ha risposto. La distribuzione viene estratta di nuovo, senza di esso.
   *[other] I dispositivi di { $who } non hanno risposto. La distribuzione viene estratta di nuovo, senza di essi.
}
web-fair-good = Nessuno ha scelto questa distribuzione
web-fair-partly = La distribuzione torna, per quanto questo dispositivo può dire
web-fair-bad = Qualcosa in questa distribuzione non torna
web-fair-title = La distribuzione era onesta?
web-fair-sealed = { $fits ->
    [yes] Il banco ha svelato proprio il seme a cui si era impegnato prima della distribuzione.
    [no] Il banco ha svelato un seme diverso da quello a cui si era impegnato.
   *[unknown] Questo dispositivo non ha svelato nessuna parte, perciò non può dire a quale seme si era impegnato il banco.
}
web-fair-told = { $fits ->
    [yes] Tutti erano impegnati alla loro parte prima che questo dispositivo svelasse la sua, e nessuna è cambiata dopo.
    [no] Alcune parti sono cambiate, o la distribuzione è stata rifatta, dopo che questo dispositivo ha svelato la sua.
   *[unknown] Questo dispositivo non ha saputo prima a che cosa ognuno era impegnato.
}
web-fair-bound = { $fits ->
    [yes] Ogni parte svelata è quella a cui il posto si era impegnato. Quelle dei bot derivano dal seme.
    [no] Una parte svelata non è quella a cui il posto si era impegnato.
   *[unknown] A questo tavolo nessuno era impegnato a una parte: chi lo gestisce avrebbe potuto scegliere la distribuzione.
}
web-fair-mine = { $fits ->
    [yes] La parte di questo dispositivo c’è, e nessuno la conosceva finché ognuno poteva ancora scegliere la propria.
    [no] Questo dispositivo ha svelato la sua parte, ed è stata lasciata fuori.
   *[unknown] Questo dispositivo non ha aggiunto nulla alla distribuzione.
}
web-fair-cards = { $fits ->
    [yes] Banconote, poteri e ruoli erano nell’ordine che ne deriva.
    [no] Le carte non erano nell’ordine che ne deriva.
   *[unknown] L’ordine delle carte si controlla con la registrazione della partita.
}
web-fair-by-gave = Parte aggiunta: { $who }.
web-fair-by-house = Dal seme del banco: { $who }.
web-fair-by-nothing = Niente aggiunto: { $who }.
web-fair-by-missing = Parte promessa e mai svelata: { $who }.
web-fair-twice = Alcune parti sono state trattenute due volte. Chi gestisce il server e aveva più posti ha potuto scegliere questa distribuzione fra alcune.
web-fair-signs = Questi segni devono essere uguali su tutti i dispositivi:
web-record = Conserva la registrazione
web-record-means = La registrazione è tutta la partita in un file: ogni carta e ogni scelta. Chiunque può controllarla con «standoff verify».
web-record-failed = Non è stato possibile scaricare la registrazione. Riprova.
web-fair-keeps = Le carte le tiene il computer di chi ospita.
web-fair-keeps-means = Chi lo gestisce potrebbe guardarle durante la partita, con un po’ di abilità. Quello che nessuno ha potuto fare è scegliere come cadono.
web-dead = fuori gioco
web-podium-richest = Vittoria: { $winners }, la somma più alta tra chi è in vita.
web-place = { $place }º
web-awards = Premi
web-truth-all = Vedi tutte e { $count }
web-story = La storia
web-story-first = { $you ->
    [who] Turno { $round }: il primo colpo vero è tuo, contro { $whom }.
    [whom] Turno { $round }: il primo colpo vero è di { $who }, contro di te.
   *[none] Turno { $round }: il primo colpo vero è di { $who }, contro { $whom }.
}
web-story-died-by = { $you ->
    [who] Nel turno { $round } la tua fortuna finisce. A sparare: { $names }.
   *[none] Nel turno { $round } un cerotto di troppo per { $who }. A sparare: { $names }.
}
web-story-died = { $you ->
    [who] Turno { $round }: la fortuna ti abbandona.
   *[none] Turno { $round }: { $who } prende un cerotto di troppo.
}
web-story-exploded = { $you ->
    [who] Turno { $round }: la tua granata fa piazza pulita.
   *[none] Turno { $round }: la granata di { $who } fa piazza pulita.
}
web-story-power = { $you ->
    [who] Turno { $round }: mostri «{ $power }».
   *[none] Turno { $round }: { $who } mostra «{ $power }».
}
web-story-call = Turno { $round }: qualcuno chiama la polizia.
web-story-richest = { $count ->
    [one] La spartizione migliore è al turno { $round }: { MONEY($share) }, e una persona sola: { $group }.
   *[other] La spartizione migliore è al turno { $round }: { MONEY($share) } a testa: { $group }.
}
web-story-bluff = { $you ->
    [who] Nel turno { $round } la tua mano vuota fa ritirare { $whom }.
    [whom] Nel turno { $round } ti ritiri davanti alla mano vuota di { $who }.
   *[none] Nel turno { $round } la mano vuota di { $who } fa ritirare { $whom }.
}
web-story-grudge = { $you ->
    [who] Prendi di mira { $whom } { $count } volte.
    [whom] { $who } ti prende di mira { $count } volte.
   *[none] { $who } prende di mira { $whom } { $count } volte.
}
web-story-stuck = { $count ->
    [one] Una volta il bottino non si è potuto spartire.
    [2] Due volte il bottino non si è potuto spartire.
   *[other] Per { $count } volte il bottino non si è potuto spartire.
}
web-award-ice-cold = Sangue freddo
web-award-ice-cold-why = { $count ->
    [one] { $who } resta in piedi sotto due mani o più, una volta.
   *[other] { $who } resta in piedi sotto due mani o più, { $count } volte.
}
web-award-empty-hand = Mano vuota
web-award-empty-hand-why = { $count ->
    [one] { $who } fa ritirare qualcuno con un Clic.
   *[other] { $who } fa ritirare qualcuno con un Clic, { $count } volte.
}
web-award-feather-bed = Letto di piume
web-award-feather-bed-why = { $who } raccoglie { $count } piume.
web-award-lightning-rod = Parafulmine
web-award-lightning-rod-why = { $count } mani puntate su { $who }.
web-award-grudge = Rancore
web-award-grudge-why = { $who } prende di mira { $count } volte la stessa persona.
web-award-bookkeeper = Contabile
web-award-bookkeeper-why = { $who } ricava { MONEY($count) } dalle spartizioni.
web-award-pacifist = Pacifista
web-award-pacifist-why = { $count ->
    [one] { $who } non spara mai sul serio.
   *[other] { $who } non spara mai sul serio.
}
web-matrix = Chi ha preso di mira chi
web-seed = Seme della partita:
web-replay = Rivedi la partita
web-replay-place = Momento { $place } di { $count }
web-replay-back = Indietro di uno
web-replay-on = Avanti di uno
web-replay-play = Riproduci
web-replay-stop = Ferma
web-replay-link = Link a questo momento
web-share-means = Chi ha il link vede questa partita: ogni carta, ogni mano, tutti i soldi. Niente chiacchiere, e nessuna strada verso questo tavolo. Chi non è d’accordo compare con il nome di un gangster.
web-share-now = Condividi questa partita
web-share-host = Chi ha aperto il tavolo può condividere questa partita.
web-share-copy = Copia il link
web-share-link = Link a questa partita
web-share-name = Con il mio nome
web-share-back = Non condividere più
web-share-back-means = Il link non apre più niente, per nessuno.
web-share-picture = Il tavolo alla fine
web-share-save = Immagine ({ $kind })
web-shared-games = Partite condivise
web-shared-game = Partita { $game }
web-result = Una partita di Standoff
web-result-gone = Questa partita non è condivisa
web-result-gone-means = Non lo è mai stata, oppure qualcuno che giocava l’ha ritirata.
web-result-play = Gioca anche tu
web-erase = Cancella il mio nome
web-erase-means = Il tuo nome e tutto quello che hai detto spariscono dalle partite finite di questo tavolo, per tutti e per sempre. Qui d’ora in poi porti il nome di un gangster.
web-again = Ancora una, stessa banda

## Browser: Live

web-edition = Edizione
web-slow-mime = Troppo tardi: non punti nessuno.
web-sound-whistle = un fischio
web-live-edition = Live
web-live-arena = L’arena dall’alto, con { $count } gangster
web-live-teams = Squadre
web-live-auto = Quanti vengono
web-live-obstacles = Ostacoli
web-live-obstacles-none = Nessuno
web-live-obstacles-pillars = Pilastri
web-live-obstacles-mean = Non si punta chi ci sta dietro.
web-live-agreed = { $what }: { $which }
web-live-decide-touch = Chi è toccato?
web-live-decide-whistle = Tocca a te fischiare.
web-live-touched-done = { $count ->
    [0] Nessuno è toccato
   *[other] Fatto
}
web-live-touch-fall = { $name } indietreggia e tocca:
web-live-touch-dagger = Il pugnale di { $name } può raggiungere:
web-live-touch-blast = { $name } esplode e tocca:
web-live-touching = Braccia aperte, fermi tutti: { $name } guarda chi è toccato.
web-live-touch-line = Tocca tutti quelli che sono toccati.
web-live-touch-title = Chi è toccato?
web-live-whistling = Vai dove vuoi finché { $name } non fischia.
web-live-bot-whistles = { $name } non risponde. I telefoni contano e fischiano; poi tutti si vedono.
web-live-godfather-gone = { $name } non è raggiungibile: un bot fa il Padrino. Fischia, lascia che tutti si vedano e non tocca nessuno.
web-live-godfather-back = { $name } è di nuovo qui e riprende il fischietto.
web-live-blow-without = Senza il Padrino
web-live-whistle-line = Sei il Padrino: conta da dieci, poi fischia.
web-live-hidden-from = Nascosti { A($name) }:
web-live-hiding-how = Tocca un gangster, poi i nemici che qualcosa gli nasconde.
web-live-hiding = Chi non vede chi?
web-live-who-hides = { $count ->
    [0] Tutti si vedono
    [one] { $count } coppia fuori vista
   *[other] { $count } coppie fuori vista
}
web-live-blow = Fischia
web-live-no-whistle = Qualcuno deve prendere il fischietto.
web-live-next-begun = La prossima partita è cominciata. Se salti due turni gioca un bot per te.
web-live-come = Arrivo
web-live-host-again = { $name } vuole un’altra partita. Vieni quando hai letto abbastanza.
web-live-teams-options = Squadre e opzioni
web-live-back-to-report = Torna al rapporto
web-live-take-whistle = Ho io il fischietto
web-live-mean-playing = Le carte di chi esce tornano sul mazzo senza essere viste.
web-live-mean-foolproof = Ogni carta vale uno; vince chi ne ha di più.
web-live-mean-chain-of-grenades = Una granata toccata da una granata esplode anche lei.
web-live-godfather-player-means = Si cammina davvero; uno dei gangster fischia e dice chi è toccato.
web-live-godfather-player = Chi gioca
web-live-godfather-person-means = Si cammina davvero; qualcuno che non gioca fischia e dice chi è toccato.
web-live-godfather-person = Qualcuno
web-live-godfather-arena-means = Tutti camminano in un’arena sullo schermo.
web-live-godfather-arena = L’app
web-live-godfather = Padrino
web-live-complete = { $count } gangster in { $teams } squadre: si può cominciare.
web-live-missing = { $count ->
    [one] Manca ancora 1 gangster.
   *[other] Mancano ancora { $count } gangster.
}
web-live-fill-to = Bot, fino a essere in
web-live-chief = Capo
web-live-lead = Voglio fare il Capo
web-live-anywhere = Una qualsiasi
web-live-balance = Bilancia
web-live-place = Metti { $name } in una squadra
web-live-walk = Muoviti!
web-live-stab-title = Il pugnale
web-live-cards-title = Si mostrano le carte
web-live-frozen = Il fischio! Tutti fermi.
web-live-divide = Dividi le carte
web-live-look-cards = Guarda le carte della squadra
web-live-divide-line = Sei il Capo: a chi va quale carta?
web-live-dividing = A dividere le carte: { $names }
web-live-walk-line = Vai dove vuoi. Al fischio tutti fermi.
web-live-others-walk = Cercano tutti un buon posto.
web-live-how-to-walk = Tocca o trascina nell’arena, tieni la croce, o usa le frecce.
web-live-go-n = Su
web-live-go-ne = Su a destra
web-live-go-e = A destra
web-live-go-se = Giù a destra
web-live-go-s = Giù
web-live-go-sw = Giù a sinistra
web-live-go-w = A sinistra
web-live-go-nw = Su a sinistra
web-live-go-stop = Stop
web-live-fact-shows = carta: { $weapon }
web-live-fact-points = { $weapon }, bersaglio: { $names }
web-live-fact-struck-boom = esplosione: { $names }
web-live-fact-struck-backstab = pugnalata: { $names }
web-live-fact-struck-fall = finisce addosso a: { $names }
web-live-gun-of = { $name } ({ $weapon })
web-live-fact-hidden = fuori vista
web-live-far = { $far } m · { $way }
web-live-in-reach = a portata di braccia
web-live-away-whom = Via da { $name }
web-live-towards-whom = Verso { $name }
web-live-away = Via
web-live-towards = Verso
web-live-where = Dove vai?
web-live-middle = In mezzo
web-live-mime = Fingi
web-live-point = { $count ->
    [one] Fingi un’arma e punta un nemico.
   *[other] Fingi un’arma e punta { $count } nemici.
}
web-live-second = Punti { $names }. Manca l’altra mano: tocca un altro nemico, o prenderà { $other }.
web-live-place-now = Ora tocca la squadra per { $name }.
web-live-how-to-place = Tocca una squadra per entrarci, o un nome e poi la sua squadra. Gli altri vanno dove c’è posto.
web-live-how-to-join = Tocca una squadra per entrarci. Gli altri vanno dove c’è posto.
web-live-whom = Chi punti?
web-live-pointed = Stai per puntare { $names }. Puoi ancora cambiare.
web-live-all = Tutti e { $count }
web-live-sees-nobody = Da qui non vedi nemici.
web-live-only-itself = Un’arma vera può fingere solo sé stessa.
web-live-teammate = { $name } è dalla tua parte.
web-live-hidden = Da qui non vedi { $name }.
web-live-drop-means = angolo dei codardi, niente parte
web-live-stay-means = una parte, o cerotti
web-live-stay-share = { $share } se restano tutti e { $count }
web-live-stab = Pugnala { $name }
web-live-forgo = Nessuno
web-live-stab-line = Hai un cerotto e un pugnale. Chi colpisci?
web-live-stabbing = Un pugnale è fuori: { $names }
web-live-team = Squadra
web-live-team-sheet = La tua squadra: { $team }
web-live-team-talk = Solo alla tua squadra
web-live-vault = In cassaforte: { $sum }
web-live-vault-cards = { $count ->
    [one] In cassaforte: 1 carta
   *[other] In cassaforte: { $count } carte
}
web-live-alone = In gioco ci sei solo tu: la carta è tua.
web-live-chief-divides = { $name } divide le carte. Di’ quale vorresti.
web-live-who-holds = Chi tiene { $weapon }?
web-live-wish = La voglio
web-live-wished = chi la vuole: { $names }
web-live-hand-out = Distribuisci
web-live-your-card = Hai { $weapon }.
web-live-holder = { $name }: { $weapon }
web-live-no-card = Non hai carte.
web-live-meaning-bbb = Un’arma: spara per prima, un cerotto a un bersaglio.
web-live-meaning-double = Un’arma: spara per seconda, a due bersagli.
web-live-meaning-shotgun = Un’arma: spara per ultima. Il bersaglio cade subito, addosso ai vicini.
web-live-meaning-kevlar = Un bluff: finge un’arma, e ferma il primo cerotto.
web-live-meaning-backstab = Un bluff: finge un’arma; con un cerotto, pugnala un nemico a portata.
web-live-meaning-boom = Un bluff: finge un’arma; con un cerotto, manda in ospedale tutti quelli a portata.
web-live-hospital = Ospedale
web-live-corner = Angolo
web-live-loot = Bottino
web-live-nobody = nessuno
web-live-secret = nascosto
web-live-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-live-place-coward = Sei nell’angolo dei codardi.
web-live-place-hospital = Sei in ospedale.
web-live-place-sitting-out = Salti questo turno.
web-live-back = Torni al turno { $round }.
web-live-no-more = La partita finisce senza di te.
web-live-decide-divide = Dividi le carte.
web-live-decide-move = Muoviti! Ti guidano le frecce.
web-live-decide-mime = Fingi un’arma e punta.
web-live-decide-nerve = Resti, o mani in alto?
web-live-decide-stab = Pugnali qualcuno?
web-live-tip-1 = L’anello tratteggiato: fin dove arrivano le braccia.
web-live-tip-2 = Una granata porta via anche gli amici.
web-live-tip-3 = Chi ha un cerotto non spara più.
web-live-tip-4 = Due cerotti in un turno: ospedale.
web-live-lesson-triple = Sei il Capo: chi tiene quale carta? Tieni tu il Triplo.
web-live-lesson-walk = Dieci secondi per muoverti: tocca il terreno. Al fischio tutti fermi.
web-live-lesson-point = Un Triplo finge solo se stesso. Prendi di mira { $name }: lo fa anche la tua squadra.
web-live-lesson-stay = Due colpi su { $name }, e il tuo è vero. Resta!
web-live-lesson-kevlar = Due cerotti in un turno: { $name } resta fuori fino al turno 3. Stavolta tieni il Kevlar.
web-live-lesson-apart = Muoviti. Le braccia arrivano a un metro: vicino agli altri una granata colpisce anche te.
web-live-lesson-bluff = Il Kevlar non spara, e nessuno lo sa. Fingi un’arma e prendi di mira { $name }.
web-live-lesson-trust = { $name } ti ha preso di mira: il Kevlar ferma il primo cerotto. Resta!
web-live-lesson-any = { $name } ti ha creduto, via nell’angolo dei codardi: meno parti da fare. Dividi come vuoi.
web-live-lesson-back = Muoviti: sono tornati tutti.
web-live-lesson-anybody = Prendi di mira chi vuoi.
web-live-lesson-drop = Tre armi su di te. Ritirati: niente parte, niente cerotti.
web-live-lesson-end = Sei già in gioco. Dopo cinque turni chi è in ospedale costa { MONEY(25000) } alla sua squadra. Vince la più ricca.
web-live-lesson-skip = Salta
web-live-lesson-done = Fatto
web-live-entry-stash = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}:
web-live-missed-fell = In ospedale: { $names }.
web-live-votes = { $team }: { $count ->
    [one] { $count } voto
   *[other] { $count } voti
}
web-live-entry-hospital = { $count } in ospedale:
web-live-cannot-win = tutti in ospedale: non può vincere
web-live-truth-mimed = Turno { $round }: { $who } fingeva { $mime }, con { $weapon } in mano.
web-live-truth-ran = Turno { $round }: { $who } scappa con { $weapon } in mano.
web-live-story-boom = Al turno { $round } { $you ->
    [who] la tua granata
   *[none] la granata di { $who }
} esplode e { $count ->
    [0] non porta via nessuno
    [one] porta via un altro
   *[other] ne porta via { $count }
}.
web-live-story-stab = { $you ->
    [who] Al turno { $round } pugnali { $whom }.
    [whom] Al turno { $round } { $who } ti pugnala.
   *[none] Al turno { $round } { $who } pugnala { $whom }.
}
web-live-story-best = Il colpo migliore è il turno { $round }: { MONEY($share) } a testa per { $count }.
web-live-rules-aim = Cinque turni, a squadre. Vince la più ricca.
web-live-rules-loot = Un mazzo si aggiunge agli avanzi, e si annuncia la somma.
web-live-rules-deal = Ogni Capo dà in segreto una carta a testa.
web-live-rules-freeze = Vai dove vuoi. Al fischio tutti fermi: ognuno finge un’arma e punta un nemico in vista. Un’arma vera finge sé stessa, un bluff quella che vuole.
web-live-rules-nerve = Resta, o mani in alto: al riparo nell’angolo dei codardi, senza parte.
web-live-rules-bbb = Sparano i Tripli: un cerotto. Chi ne ha uno non spara più.
web-live-rules-double = I Doppi sparano a tutti e due i bersagli.
web-live-rules-shotgun = Sparano i Fucili: il bersaglio va in ospedale e fa un passo indietro; un cerotto a chi tocca.
web-live-rules-split = Chi è in gioco divide in parti uguali, senza resto, per la cassaforte della squadra.
web-live-rules-return = I codardi tornano. Chi è caduto salta un turno intero. Tutti i cerotti guariscono.
web-live-rules-cards = Il Kevlar ferma il primo cerotto. Con un cerotto, il pugnale può colpire un nemico a portata, e la granata manda in ospedale tutti quelli a portata, amici compresi. Due cerotti: ospedale.
web-live-rules-end = Alla fine ogni posto in ospedale costa { MONEY(25000) }. Una squadra che ci è finita tutta non può vincere.

## La rilettura di una partita

review-looking = Rilettura della partita
web-look-at-it = Rivedila con lo Squalo
web-review-looking = Lo Squalo rilegge la partita. Gli serve un po’ di tempo.
web-review-waiting = { $count ->
    [one] Prima tocca a un’altra partita.
   *[other] Prima toccano altre { $count } partite.
}
web-review-failed = La rilettura non è riuscita. Riprova più tardi.
web-review-not-classic = Per ora lo Squalo rilegge solo partite dell’edizione classica. Questa puoi comunque rivederla.
web-review-not-over = Lo Squalo rilegge solo partite finite.
web-review-whom = La partita di chi
web-review-lines = Spessa: le probabilità da quel che sapeva la persona scelta. Punteggiata: a carte scoperte. Sottili: gli altri. Tocca il grafico per andare a un momento.
web-review-how = Valore: quante volte si vince se lo Squalo gioca il seguito per tutti, molte volte. Tra parentesi: a carte scoperte.
review-written = La rilettura è in { $path }.
review-not-classic = per ora si rileggono solo partite dell’edizione classica; standoff replay mostra questa
review-not-over = la partita non è finita
review-chances = Probabilità di vincere all’inizio di ogni turno, in percento
review-how = Da quel che ognuno sapeva; tra parentesi, a carte scoperte. Con uno scarto fino a { $margin }.
review-chances-all = Probabilità di vincere, momento per momento
review-lines = Linee piene: da quel che ognuno sapeva. Tratteggiate: a carte scoperte. Tocca il grafico.
review-chance = { $name }: { $own }% ± { $margin } ({ $open }%).
review-moment = Turno { $round }, { $phase }.
review-cost = Ciò che è costato di più
review-gained = Ciò che ha reso di più
review-coups = Bluff e fiuto, secondo le carte vere
review-whole = Tutta la partita
review-loads = Turno { $round }: { $name } carica { $bullet }. Valore: { $after }%; { $other } valeva { $instead }% (differenza ± { $margin }).
review-aims = Turno { $round }: { $name } punta { $whom }. Valore: { $after }%; puntare { $other } valeva { $instead }% (differenza ± { $margin }).
review-stays = Turno { $round }: { $name } resta { $guns ->
    [0] senza armi
    [one] con un’arma
   *[other] con { $guns } armi
} contro. Valore: { $after }%; ritirarsi valeva { $instead }% (differenza ± { $margin }).
review-drops = Turno { $round }: { $name } si ritira { $guns ->
    [0] senza armi
    [one] con un’arma
   *[other] con { $guns } armi
} contro. Valore: { $after }%; restare valeva { $instead }% (differenza ± { $margin }).
review-uses = Turno { $round }: { $name } usa «{ $power }». Valore: { $after }%; non usarlo valeva { $instead }% (differenza ± { $margin }).
review-uses-otherwise = Turno { $round }: { $name } usa «{ $power }». Valore: { $after }%; usarlo in un altro modo valeva { $instead }% (differenza ± { $margin }).
review-saves = Turno { $round }: { $name } non usa «{ $power }». Valore: { $after }%; usarlo valeva { $instead }% (differenza ± { $margin }).
review-calls = Turno { $round }: { $name } chiama la polizia. Valore: { $after }%; passare il telefono valeva { $instead }% (differenza ± { $margin }).
review-passes = Turno { $round }: { $name } passa il telefono. Valore: { $after }%; chiamare valeva { $instead }% (differenza ± { $margin }).
review-bluff = Miglior bluff, turno { $round }: un’arma scarica fa ritirare { $others }. Probabilità di { $name }: { $left }% invece di { $instead }%.
review-fled = Miglior fiuto, turno { $round }: { $name } si ritira davanti a { $count ->
    [one] un colpo vero
   *[other] { $count } colpi veri
} ({ $others }). Probabilità: { $left }% invece di { $instead }%.
review-held = Miglior fiuto, turno { $round }: { $name } resta davanti ad armi tutte scariche ({ $others }). Probabilità: { $left }% invece di { $instead }%.
review-notes = { $size ->
    [0] Fortuna, secondo la rete: le banconote girate non hanno cambiato nulla.
    [one] Fortuna, secondo la rete: le banconote girate hanno cambiato le probabilità di vincere di { $points } punto (± { $margin }).
   *[other] Fortuna, secondo la rete: le banconote girate hanno cambiato le probabilità di vincere di { $points } punti (± { $margin }).
}
review-skill = { $size ->
    [0] Bravura, secondo la rete: rispetto a quel che avrebbe fatto lo Squalo, le sue decisioni non hanno cambiato nulla (± { $margin }).
    [one] Bravura, secondo la rete: rispetto a quel che avrebbe fatto lo Squalo, le sue decisioni hanno cambiato le probabilità di vincere di { $points } punto (± { $margin }).
   *[other] Bravura, secondo la rete: rispetto a quel che avrebbe fatto lo Squalo, le sue decisioni hanno cambiato le probabilità di vincere di { $points } punti (± { $margin }).
}
review-manner = Colpi veri nei primi quattro turni: { $live } su { $loads }. Ritirate davanti a un’arma: { $drops } su { $threatened }. Mira sul più ricco: { $richest } su { $aims }.
review-bluffs = Armi scariche che hanno fatto ritirare qualcuno: { $believed }; che tutti hanno visto: { $called }.
review-like = Il bot che gioca in modo più simile: { $bot }.
