### Every word a player reads, in French.
###
### $you says which person of a sentence is the reader: who, whom, or none of them.
### MONEY($amount) writes dollars, DE($name) elides. Present tense, so that nothing agrees with
### a player's gender. A narrow no-break space before ! ? ; and a no-break space before :

## Lists and numbers

series = { $first } et { $last }
you = toi
note = { $thousands } k$
note-drawn = [{ note }]
notes-row = { $row } [{ note }]

## Bullets

bullet-click = Clic
bullet-bang = Bang
bullet-bbb = Triple
one-bullet-click = un Clic
one-bullet-bang = un Bang
one-bullet-bbb = un Triple
shot-bang = Bang !
shot-bbb = Bang ! Bang ! Bang !
cards = { $count } × { $bullet }

## Powers

power-six-feet-under = Six pieds sous terre
power-unbreakable = L’Increvable
power-you-dont-need-it = T’en as plus besoin
power-dragon-skin = Peau de dragon
power-insane = Le Dingue
power-kid = Le Gamin
power-cunning = Le Rusé
power-super-coward = Super Trouillard
power-specialist = Le Spécialiste
power-does-not-hurt = Même pas mal !
power-backstab = Coup dans le dos

power-text-six-feet-under = À la fin, rapporte { MONEY(10000) } par gangster qui a quitté ce monde.
power-text-unbreakable = Meurt au quatrième pansement, pas au troisième.
power-text-you-dont-need-it = Récupère l’arme et les cartes restantes du premier gangster qui meurt.
power-text-dragon-skin = Ne prend jamais plus d’un pansement par manche.
power-text-insane = Une fois la carte montrée, le prochain pansement déclenche une grenade : quiconque est encore debout en prend un aussi, et la manche s’arrête.
power-text-kid = Une fois la carte montrée, braque après tout le monde.
power-text-cunning = Une fois la carte montrée, charge quand tout le monde a braqué.
power-text-super-coward = À la fin, chaque plume rapporte { MONEY(5000) } au lieu de les coûter.
power-text-specialist = Une fois : reprend le Triple qui vient de partir et jette une autre carte à la place.
power-text-does-not-hurt = Une fois : même à terre, se relève pour le partage et touche sa part.
power-text-backstab = Une fois : quand la cible se couche, poignarde un voisin encore debout.

## Phases

phase = { $number }. { $name }
phase-loot = Le butin
phase-load = On charge
phase-aim = On braque !
phase-nerve = Sang-froid
phase-fast-volley = Bang ! Bang ! Bang !
phase-volley = Les autres tirs
phase-split = Le partage
phase-phone = Le téléphone

## Roles

role-gangster = gangster
role-cop = flic

## Temperaments

bot-random = Hasard
bot-timid = Timide
bot-reckless = Casse-cou
bot-grudge = Rancune
bot-accountant = Comptable
bot-lesson = Prof
bot-young-shark = Jeune requin
bot-shark = Requin
bot-great-shark = Grand requin blanc
bot-bruiser = Cogneur
bot-bully = Brute
bot-fox = Renard
bot-gambler = Flambeur
bot-judge = Juge
bot-miser = Avare
bot-mule = Tête de mule
bot-vulture = Vautour

## What bots say

voice-accountant-threat-1 = J’ai fait le calcul. Couche-toi.
voice-accountant-threat-2 = Rester ? Mauvais placement.
voice-accountant-bargain-1 = Épargne-moi, on y gagne à deux.
voice-accountant-bargain-2 = Me viser ne rapporte rien.
voice-accountant-gloat-1 = Exactement comme prévu.
voice-accountant-gloat-2 = Les chiffres ne mentent jamais.
voice-accountant-fear-1 = Ce n’était pas au budget.
voice-accountant-fear-2 = Mes chances sont minces.
voice-grudge-threat-1 = Je n’oublie jamais un visage.
voice-grudge-threat-2 = J’ai une liste. Tu es dessus.
voice-grudge-bargain-1 = Baisse ça, et j’oublie tout.
voice-grudge-bargain-2 = Ne commence pas avec moi.
voice-grudge-gloat-1 = Souviens-t’en.
voice-grudge-gloat-2 = Ma liste raccourcit.
voice-grudge-fear-1 = Pourquoi toujours moi ?
voice-grudge-fear-2 = Cette main, je m’en souviendrai.
voice-reckless-threat-1 = Boum ! Des questions ?
voice-reckless-threat-2 = Reste donc, pour voir.
voice-reckless-bargain-1 = On reste, toi et moi, pour voir.
voice-reckless-bargain-2 = Vise ailleurs, c’est plus drôle.
voice-reckless-gloat-1 = Ha ! Encore ! Encore !
voice-reckless-gloat-2 = C’est comme ça que j’aime !
voice-reckless-fear-1 = Ouh, ça devient intéressant.
voice-reckless-fear-2 = Mon cœur s’emballe. J’adore.
voice-timid-threat-1 = Je pourrais le faire. Vraiment.
voice-timid-threat-2 = Couche-toi, ça m’arrangerait.
voice-timid-bargain-1 = Quelqu’un d’autre ? S’il te plaît ?
voice-timid-bargain-2 = Je ne vaux pas une balle.
voice-timid-gloat-1 = Ça a vraiment marché ?
voice-timid-gloat-2 = Oh ! Pardon. Enfin : ha.
voice-timid-fear-1 = J’ai les genoux qui tremblent.
voice-timid-fear-2 = Je n’aime pas ça du tout.
voice-random-threat-1 = Pile ou face, on verra bien.
voice-random-threat-2 = Même moi, j’ignore la suite.
voice-random-bargain-1 = On échange nos chapeaux ?
voice-random-bargain-2 = Regarde, un pigeon !
voice-random-gloat-1 = C’était voulu.
voice-random-gloat-2 = C’était mon tour ?
voice-random-fear-1 = Ce truc est pointé vers moi ?
voice-random-fear-2 = J’ai laissé le four allumé.
voice-shark-threat-1 = Je sens la peur.
voice-shark-threat-2 = Nage, tant que tu peux.
voice-shark-bargain-1 = Il y a des proies plus faciles.
voice-shark-bargain-2 = Pas moi. Réfléchis bien.
voice-shark-gloat-1 = Délicieux.
voice-shark-gloat-2 = Trop facile.
voice-shark-fear-1 = Intéressant. Quel courage.
voice-shark-fear-2 = Cet aileron, je ne l’ai pas vu venir.

## Story: the deal

power-dealt = { $you ->
    [who] Ton pouvoir secret : { $power } – { $text }
   *[none] Pouvoir secret { DE($who) } : { $power }
}
power-dealt-unseen = { $you ->
    [who] Tu reçois un pouvoir, face cachée.
   *[none] { $who } reçoit un pouvoir, face cachée.
}
role-dealt = { $you ->
    [who] Ton rôle secret : { $role }
   *[none] Rôle secret { DE($who) } : { $role }
}
role-dealt-unseen = { $you ->
    [who] Tu reçois un rôle, face cachée.
   *[none] { $who } reçoit un rôle, face cachée.
}

## Story: loot, load, point

round = Manche { $round } sur { $rounds }
loot-turned = Nouveaux billets : { $notes }. Sur la table : { MONEY($total) }.
loaded = { $you ->
    [who] Tu charges { $bullets }.
   *[none] { $who } charge { $bullets }.
}
loaded-by-chance = { $you ->
    [who] Trop tard : le hasard charge { $bullets } pour toi.
   *[none] Trop tard : le hasard charge { $bullets } pour { $who }.
}
loaded-unseen = { $you ->
    [who] Tu charges une carte, face cachée.
   *[none] { $who } charge une carte, face cachée.
}
took-back = { $you ->
    [who] Tu reprends ta carte et chargeras après tout le monde.
   *[none] { $who } reprend sa carte sans la montrer et chargera après tout le monde.
}
aimed = { $you ->
    [who] Tu braques { $whom }.
    [whom] { $who } te braque.
   *[none] { $who } braque { $whom }.
}
aimed-gun = { $you ->
    [who] Ton arme { $gun } braque { $whom }.
    [whom] L’arme { $gun } { DE($who) } te braque.
   *[none] L’arme { $gun } { DE($who) } braque { $whom }.
}
late = { $you ->
    [who] Trop tard : tu ne braques personne et ton tir est perdu.
   *[none] Trop tard : { $who } ne braque personne et son tir est perdu.
}
late-gun = { $you ->
    [who] Trop tard : ton arme { $gun } ne braque personne et son tir est perdu.
   *[none] Trop tard : l’arme { $gun } { DE($who) } ne braque personne et son tir est perdu.
}

## Story: nerve

withdrew = { $you ->
    [who] Tu te couches : hors de la manche, hors de danger, une plume de plus.
   *[none] { $who } se couche : hors de la manche, hors de danger, une plume de plus.
}
withdrew-flashing = { $you ->
    [who] Tu te couches : hors de la manche, hors de danger, et une plume à gyrophare de plus.
   *[none] { $who } se couche : hors de la manche, hors de danger, et une plume à gyrophare de plus.
}
stay = { $count ->
    [0] Personne ne reste debout.
   *[other] Encore debout : { $group }.
}

## Story: cards that leave face down

discarded-late = { $you ->
    [who] Tu perds { $bullet }, face cachée.
   *[none] { $who } perd { $bullet }, face cachée.
}
discarded-withdrew = { $you ->
    [who] Tu défausses { $bullet }, face cachée.
   *[none] { $who } défausse { $bullet }, face cachée.
}
discarded-foiled = { $you ->
    [who] { $whom } se couche, donc tu ne tires pas : { $bullet } part face cachée.
    [whom] Tu te couches, donc { $who } ne tire pas : { $bullet } part face cachée.
   *[none] { $whom } se couche, donc { $who } ne tire pas : { $bullet } part face cachée.
}
discarded-hit = { $you ->
    [who] Surprise : tu ne tires pas, { $bullet } part face cachée.
   *[none] Surprise : { $who } ne tire pas, { $bullet } part face cachée.
}
discarded-grenade = { $you ->
    [who] Plus le temps de tirer : tu défausses { $bullet }, face cachée.
   *[none] Plus le temps de tirer : { $who } défausse { $bullet }, face cachée.
}
discarded-unseen-late = { $you ->
    [who] Tu perds ta carte, face cachée.
   *[none] { $who } perd une carte, face cachée.
}
discarded-unseen-withdrew = { $you ->
    [who] Tu défausses ta carte, face cachée.
   *[none] { $who } défausse une carte, face cachée.
}
discarded-unseen-foiled = { $you ->
    [who] { $whom } se couche, donc tu ne tires pas : ta carte part face cachée.
    [whom] Tu te couches, donc { $who } ne tire pas : la carte part face cachée.
   *[none] { $whom } se couche, donc { $who } ne tire pas : la carte part face cachée.
}
discarded-unseen-hit = { $you ->
    [who] Surprise : tu ne tires pas, ta carte part face cachée.
   *[none] Surprise : { $who } ne tire pas, la carte part face cachée.
}
discarded-unseen-grenade = { $you ->
    [who] Plus le temps de tirer : tu défausses ta carte, face cachée.
   *[none] Plus le temps de tirer : { $who } défausse une carte, face cachée.
}

## Story: powers

power-shown = { $you ->
    [who] Tu montres ton pouvoir : { $power } – { $text }
   *[none] { $who } montre son pouvoir : { $power } – { $text }
}
stabbed = { $you ->
    [who] Tu montres { $bullet } pour preuve et tu poignardes { $whom }.
    [whom] { $who } montre { $bullet } pour preuve et te poignarde.
   *[none] { $who } montre { $bullet } pour preuve et poignarde { $whom }.
}
exploded = { $you ->
    [who] Ta grenade explose ! Quiconque est encore debout prend un éclat, et la manche s’arrête.
   *[none] La grenade { DE($who) } explose ! Quiconque est encore debout prend un éclat, et la manche s’arrête.
}
inherited = { $you ->
    [who] Tu récupères l’arme et les cartes restantes { DE($whom) } : { $hand }.
    [whom] { $who } récupère ton arme et tes cartes restantes : { $hand }.
   *[none] { $who } récupère l’arme et les cartes restantes { DE($whom) } : { $hand }.
}
inherited-nothing = { $you ->
    [who] Tu récupères l’arme { DE($whom) }, sans une seule carte.
    [whom] { $who } récupère ton arme, sans une seule carte.
   *[none] { $who } récupère l’arme { DE($whom) }, sans une seule carte.
}
inherited-unseen = { $you ->
    [who] Tu récupères l’arme et les cartes restantes { DE($whom) }.
    [whom] { $who } récupère ton arme et tes cartes restantes.
   *[none] { $who } récupère l’arme et les cartes restantes { DE($whom) }.
}
swapped = { $you ->
    [who] Tu reprends le Triple et jettes { $bullet }, face cachée.
   *[none] { $who } reprend le Triple et jette { $bullet }, face cachée.
}
swapped-unseen = { $you ->
    [who] Tu reprends le Triple et jettes une carte, face cachée.
   *[none] { $who } reprend le Triple et jette une carte, face cachée.
}
stood-up = { $you ->
    [who] Tu te relèves et tu partages.
   *[none] { $who } se relève et partage.
}

## Story: shots and plasters

fired = { $you ->
    [who] Tu tires sur { $whom } : { $shot }
    [whom] { $who } te tire dessus : { $shot }
   *[none] { $who } tire sur { $whom } : { $shot }
}
fired-empty = { $you ->
    [who] Tu tires sur { $whom } : clic. C’est vide.
    [whom] { $who } te tire dessus : clic. C’est vide.
   *[none] { $who } tire sur { $whom } : clic. C’est vide.
}
fired-dead = { $you ->
    [who] Tu montres { $bullet }, mais { $whom } a déjà quitté ce monde : sans effet.
    [whom] { $who } montre { $bullet }, mais tu as déjà quitté ce monde : sans effet.
   *[none] { $who } montre { $bullet }, mais { $whom } a déjà quitté ce monde : sans effet.
}
nobody-fires = Aucun tir.
wounded = { $you ->
    [who] Tu prends
   *[none] { $who } prend
} { $markers ->
    [one] un pansement
   *[other] { $markers } pansements
} ({ $wounds } sur { $fatal }).
wounded-again = { $you ->
    [who] Encore toi :
   *[none] Encore { $who } :
} { $markers ->
    [one] un pansement
   *[other] { $markers } pansements
} de plus ({ $wounds } sur { $fatal }).
wounded-skin = { $you ->
    [who] Plusieurs balles pour toi, mais un seul pansement ({ $wounds } sur { $fatal }).
   *[none] Plusieurs balles pour { $who }, mais un seul pansement ({ $wounds } sur { $fatal }).
}
unscathed = { $you ->
    [who] Encore une balle pour toi, mais ta peau tient bon : pas de pansement.
   *[none] Encore une balle pour { $who }, mais la peau tient bon : pas de pansement.
}
died = { $you ->
    [who] Tu meurs. L’argent que tu as gagné retourne dans la boîte.
   *[none] { $who } meurt. L’argent gagné jusque-là retourne dans la boîte.
}

## Story: split and telephone

split-share = Partage à { $count }, { MONEY($share) } par tête : { $group }.
split-portion = { $who } : { $notes }
split-alone = { $you ->
    [who] Il n’y a plus que toi debout, et tu prends tout : { MONEY($share) }.
   *[none] Plus personne d’autre debout : { $who } prend tout, { MONEY($share) }.
}
split-stuck = Partage à { $count } : { $group }. Pas de parts égales sans faire de monnaie : personne ne touche rien.
split-nobody = Personne n’est debout : pas de partage.
split-left = { $count ->
    [0] Rien ne reste sur la table.
    [one] Un billet reste sur la table : { MONEY($total) }.
   *[other] { $count } billets restent sur la table : { $notes }, en tout { MONEY($total) }.
}
phone-unused = Le téléphone passe sous la table : { $group }. Il revient sans avoir servi.
phone-busy = Le téléphone passe sous la table : { $group }. Quelqu’un a appelé ! Appel { $call } sur { $calls } : la ligne est occupée.
phone-alert = Le téléphone passe sous la table : { $group }. Quelqu’un a appelé ! Appel { $call } sur { $calls } : la police arrive. Désormais les plumes portent un gyrophare.

## Story: the end

the-end = La fin
ending-rounds = La dernière manche est finie.
ending-last-survivor = Il ne reste qu’un gangster en vie.
ending-nobody = Il ne reste personne en vie.
victory-richest = { $count ->
    [one] Victoire
   *[other] Victoire commune
} : { $winners }, la plus grosse somme parmi les vivants, avec { MONEY($total) }.
victory-survivor = Victoire : { $winners }, la dernière personne en vie.
victory-cop = Victoire du flic : { $winners }. La police est là, haut les mains tout le monde.
victory-none = Personne ne gagne.
tie-break-shame = À sommes égales, le moins de plumes l’emporte.
tie-break-wounds = À sommes et plumes égales, le plus de pansements l’emporte.
tie-break-shared = Égalité en tout : la victoire se partage.
unfinished = La partie n’est pas finie : personne n’a encore gagné.
entry-cash = Billets gagnés
entry-shame = { $count ->
    [one] { $count } plume
   *[other] { $count } plumes
}
entry-deaths = { $count ->
    [one] { $count } gangster mort
   *[other] { $count } gangsters morts
}
entry-total = Somme
entry-dead = Plus de ce monde : rien à compter

## Story: tables

table-name = Gangster
table-wounds = Pansements
table-shame = Plumes
table-money = Argent
table-dead = hors jeu
table-sums = D’où vient chaque somme

## Terminal

terminal-title = Standoff
terminal-cast = { $you } : c’est toi. À table avec toi : { $names }.
terminal-seed = Graine : { $seed } (la même graine redonne la même partie).
terminal-record = Enregistrement :
terminal-record-kept = Pour revoir cette partie :
terminal-record-lost = L’enregistrement ne peut plus être écrit ({ $reason }). La partie continue.
terminal-left = Tu quittes la table.
terminal-intro-offer = Entrée : les règles en cinq lignes · s : les sauter
terminal-begin = Entrée : on distribue
terminal-intro-loot = Huit manches de cinq billets. Moins on est debout, plus on touche.
terminal-intro-load = Charge une carte en secret : un Bang touche, un Clic fait juste du bruit.
terminal-intro-aim = À trois, chacun braque quelqu’un.
terminal-intro-nerve = Reste et risque un pansement, ou couche-toi contre une plume ({ MONEY(-5000) }).
terminal-intro-end = Trois pansements, et tu meurs. La plus grosse somme des vivants gagne.
terminal-role-cop = Appelle trois fois avec le téléphone d’ici la manche 6, survis jusqu’à la fin et couche-toi une fois au plus après le troisième appel : tu auras gagné.
terminal-role-gangster = Parmi les autres se cache un flic, qui appelle quand le téléphone circule sous la table. Après trois appels, il lui suffit de survivre. S’il échoue, le gangster en vie le plus riche gagne.

terminal-you = { $name } (toi)
terminal-you-aimed-at = TOI
terminal-loot = Butin
terminal-ladder-standing = Encore debout
terminal-ladder-each = Chacun touche
terminal-ladder-nothing = rien
terminal-board-aim = Braque
terminal-board-flashing = Gyro
terminal-board-cards = Cartes
terminal-gun-down = arme baissée
terminal-no-aim = personne
terminal-stance-withdrawn = à l’abri
terminal-stance-wounded = à terre
terminal-powers-shown = Pouvoirs montrés : { $powers }.
terminal-own-power = Ton pouvoir : { $power }.
terminal-own-role = Tu es : { $role }.
terminal-calls-so-far = Appels jusqu’ici : { $calls } sur 3.

terminal-bullet-click = Il t’en reste { $left }. Aucun tir : du bluff.
terminal-bullet-bang = Il t’en reste { $left }. Touche la personne que tu braques.
terminal-bullet-bbb = Il t’en reste { $left }. Part avant les autres : la cible ne tire pas.
terminal-load = Charge une carte. Personne ne la voit.
terminal-load-own-gun = Charge une carte dans ton arme. Personne ne la voit.
terminal-load-other-gun = Et une dans l’arme que tu as récupérée.
terminal-load-last = Ta dernière carte, { $bullet }, est chargée.
terminal-load-only = Tes cartes sont toutes pareilles ({ $bullet }) : l’une est chargée.
terminal-aim = Qui braques-tu ? Tout le monde braque à trois.
terminal-aim-last = Qui braques-tu ? Les autres ont déjà braqué.
terminal-aim-own-gun = Qui braques-tu avec ton arme ? Tout le monde braque à trois.
terminal-aim-other-gun = Et avec l’arme que tu as récupérée ?
terminal-aim-only = Une seule cible possible : { $name }.
terminal-own-card = { $count ->
    [one] Ta carte en jeu : { $cards }.
   *[other] Tes cartes en jeu : { $cards }.
}
terminal-nerve = Rester ou te coucher ?
terminal-stay = Rester
terminal-stay-meaning = Tu touches ta part, si rien ne te touche avant.
terminal-withdraw = Te coucher
terminal-withdraw-meaning = Rien à craindre, pas de part, une plume (coûte { MONEY($worth) }).
terminal-withdraw-meaning-coward = Rien à craindre, pas de part, une plume (te rapporte { MONEY($worth) }).
terminal-no-gun-on-you = Personne ne te braque.
terminal-guns-on-you = { $guns ->
    [one] Une arme braquée sur toi : { $names }.
   *[other] { $guns } armes braquées sur toi : { $names }.
}
terminal-unseen = { $name } { $click } Clic, { $bang } Bang, { $bbb } Triple
terminal-unseen-more = { $first } ; { $last }
terminal-unseen-two-guns = { $name } deux armes
terminal-unseen-cards = Cartes pas encore montrées : { $cards }.
terminal-worst-wounds = { $hits ->
    [one] Au pire un pansement de plus : { $wounds } en tout.
   *[other] Au pire { $hits } pansements de plus : { $wounds } en tout.
}
terminal-worst-death = Au pire, tu meurs.
terminal-grenade = Si { $name } reçoit un pansement, la grenade explose : un pansement pour chaque gangster debout.

terminal-window-explained = C’est le moment où un pouvoir peut servir. La question est posée à toutes les personnes qu’il pourrait concerner : nul ne sait donc qui aurait pu dire oui.
terminal-window = Utiliser ton pouvoir « { $power } » ?
terminal-forgo = Pas maintenant
terminal-forgo-round = Pas dans cette manche
terminal-show = Le montrer
terminal-join = Te relever et partager
terminal-join-meaning = Vous seriez { $count }, à { MONEY($share) } par tête.
terminal-take = Récupérer l’arme et les cartes { DE($name) }
terminal-swap = Reprendre le Triple contre { $bullet }
terminal-stab = Poignarder { $name }
terminal-phone = { $calls ->
    [0] Sous la table, tu tiens le téléphone. Aucun appel pour l’instant.
    [one] Sous la table, tu tiens le téléphone. Un appel jusqu’ici.
   *[other] Sous la table, tu tiens le téléphone. { $calls } appels jusqu’ici.
}
terminal-pass = Le passer
terminal-call = Appeler des renforts

terminal-count = Un… deux… trois !
terminal-next-round = Entrée : manche suivante
terminal-more = Entrée : continuer
terminal-watch = Entrée : regarder les autres · s : sauter à la fin
terminal-watch-round = Entrée : manche suivante · s : sauter à la fin
terminal-skipping = Les autres finissent la partie sans toi…

terminal-end = Fin de la partie
terminal-see-cards = Entrée : voir toutes les cartes
terminal-who-was-who = Qui était qui
terminal-all-cards = Toutes les cartes, manche par manche ; * marque celles que personne n’a vues :
terminal-second-gun = + arme 2

terminal-help-title = Les règles en un écran
terminal-help-loot = Butin : cinq billets rejoignent ce qui restait sur la table.
terminal-help-load = Charger : chacun pose une carte face cachée. Pour toute la partie, tu as 5 Clic, 2 Bang et 1 Triple ; chaque carte sert une fois.
terminal-help-aim = Braquer : à trois, chacun braque quelqu’un d’autre.
terminal-help-nerve = Sang-froid : à trois, rester ou se coucher. Se coucher met hors de danger, contre une plume et sans part ; les armes braquées là ne tirent pas, leurs cartes restent secrètes.
terminal-help-fast-volley = Le Triple part d’abord. Sa cible prend un pansement, tombe et ne tire pas.
terminal-help-volley = Puis tous les autres tirent ensemble : un Bang, c’est un pansement ; un Clic, rien.
terminal-help-split = Partage : parts égales entre ceux qui sont debout, sans faire de monnaie. Ce qui ne se divise pas reste sur la table.
terminal-help-death = Le troisième pansement tue, et les morts perdent leur argent.
terminal-help-end = Après 8 manches, la plus grosse somme parmi les vivants l’emporte ; chaque plume coûte { MONEY(5000) }. Survivre à tous les autres, c’est gagner aussitôt.
terminal-help-powers = Pouvoirs : chacun a une carte secrète qui change une règle.
terminal-help-cop = Le flic : manches 1 à 6, le téléphone passe entre ceux qui ont partagé, et le flic peut appeler. Après le troisième appel, il gagne s’il survit en se couchant une fois au plus.
terminal-help-keys = Tape un numéro ou le début d’une réponse, puis Entrée. ? montre cette aide, 0 fait taire les robots, q quitte.
terminal-help-pool = Pouvoirs de cette partie : { $powers }.
terminal-help-more = Entrée : les pouvoirs de cette partie
terminal-help-powers-title = Les pouvoirs de cette partie
terminal-help-power = { $power } ({ $name }) : { $text }
terminal-help-back = Entrée : retour à la table
terminal-slip = Ce n’est pas une des réponses. Un numéro de 1 à { $last }, s’il te plaît ; ? aide.
terminal-slip-nothing = Prends ton temps : un numéro de 1 à { $last }, puis Entrée ; ? aide.
terminal-slip-enter = Entrée suffit ; ? aide.
terminal-leave = Quitter la table ? Encore q pour partir, autre chose pour rester.
terminal-stays = Bien, tu restes.
terminal-quote = « { $text } » – { $who }, à { $whom }
terminal-bots-hushed = Les robots se taisent ; 0 leur rend la parole.
terminal-bots-speak = Les robots parlent de nouveau.

terminal-no-keyboard = Pour jouer, il faut quelqu’un au clavier, et ici il n’y a personne. Lance la partie dans un terminal.
terminal-record-exists = Le fichier { $path } existe déjà. Donne un autre nom, et rien ne sera perdu.
terminal-record-unwritable = Impossible d’enregistrer dans { $path } : { $reason }
terminal-again = Entrée : assez pour aujourd’hui · r : une autre partie
terminal-go-on = Pour la reprendre :
terminal-goes-on = La partie reprend où elle s’était arrêtée, à la manche { $round }.
terminal-not-to-go-on = { $path } n’est pas une partie de ce terminal qu’on puisse reprendre : { $reason }
terminal-nothing-to-go-on = Il n’y a pas de partie inachevée dans { $path }.
terminal-name-unusable = Un nom compte 1 à 12 caractères, et n’est à personne d’autre : { $name }

terminal-live-cast = { $you } : c’est toi, à la tête des { $team }. Avec toi : { $mates }. Contre toi : { $others }.
terminal-live-godfather = Parrain
terminal-live-intro-teams = Cinq manches, par équipes. Qui est encore en jeu partage le butin.
terminal-live-intro-cards = Chacun a une carte secrète : une arme, ou un bluff qui mime une arme.
terminal-live-intro-walk = Va où tu veux. Au sifflet, on ne bouge plus et tout le monde braque.
terminal-live-intro-nerve = Reste, ou lève les mains : à l’abri au coin des lâches, sans part.
terminal-live-intro-end = Deux pansements : l’hôpital, et une manche perdue. L’équipe riche gagne.

terminal-live-loot = Butin : { MONEY($loot) } en { $cards } cartes
terminal-live-loot-cards = Butin : { $cards } cartes
terminal-live-own-card = Ta carte : { $weapon }
terminal-live-own-stash = Ton équipe a { MONEY($stash) }
terminal-live-own-stash-cards = { $stash ->
    [one] Ton équipe a { $stash } carte
   *[other] Ton équipe a { $stash } cartes
}
terminal-live-no-card = Tu ne joues pas cette manche
terminal-live-reach = · à portée de tes bras
terminal-live-hit = pansement
terminal-live-corner = à l’abri
terminal-live-hospital = hôpital
terminal-live-sits-out = hors jeu

terminal-live-meaning-bbb = Une arme : tire d’abord, un pansement pour une cible.
terminal-live-meaning-double = Une arme : tire ensuite, sur deux cibles.
terminal-live-meaning-shotgun = Une arme : tire en dernier. Sa cible tombe d’un coup, sur ses voisins.
terminal-live-meaning-kevlar = Un bluff : arrête le premier pansement.
terminal-live-meaning-backstab = Un bluff : un tir reçu permet de poignarder un ennemi à portée.
terminal-live-meaning-boom = Un bluff : un tir reçu envoie tous ceux à portée à l’hôpital.
terminal-live-divide = L’équipe compte sur toi. Qui prend quoi ? Personne d’autre ne le sait.
terminal-live-as-dealt = Comme elles viennent
terminal-live-as-you-like = Choisir pour chaque carte
terminal-live-holder = { $name } : { $weapon }
terminal-live-who-holds = Qui prend cette carte : { $weapon } ?
terminal-live-walk = { $seconds ->
    [one] { $seconds } seconde avant le sifflet.
   *[other] { $seconds } secondes avant le sifflet.
} Bouge avec w a s d : haut, gauche, bas, droite ; w3 d2 pour plusieurs pas. Entrée attend une seconde, x attend le sifflet.
terminal-live-walk-slip = Seulement w, a, s, d, avec un nombre si tu veux (w3 d2) ; Entrée attend, x attend le sifflet ; ? aide.
terminal-live-whistle = Le sifflet ! On ne bouge plus.
terminal-live-mime = Tu bluffes. Quelle arme mimes-tu ?
terminal-live-mime-bbb = Deux doigts.
terminal-live-mime-double = Une arme dans chaque main, sur deux cibles.
terminal-live-mime-shotgun = Un fusil.
terminal-live-aim = { $weapon } : qui braques-tu ? Tout le monde braque à la fois.
terminal-live-aim-second = { $weapon } : et de l’autre main ?
terminal-live-nerve = Rester, ou lever les mains ?
terminal-live-stay-meaning = Vous êtes { $count } en jeu. Si tous restent, { MONEY($share) } au plus par tête.
terminal-live-stay-meaning-cards = Vous êtes { $count } en jeu. Si tous restent, { $share ->
    [one] { $share } carte
   *[other] { $share } cartes
} par tête.
terminal-live-withdraw = Lever les mains
terminal-live-withdraw-meaning = À l’abri au coin des lâches, pas de part.
terminal-live-gun-on-you = { $name } ({ $weapon })
terminal-live-guns-on-you = Te braquent : { $guns }.
terminal-live-stab = Tu as un pansement, et un poignard. Poignarder quelqu’un à portée ?
terminal-live-out = Entrée : regarder cette manche · s : la sauter
terminal-live-skipping = Les autres jouent cette manche sans toi…
terminal-live-bill = { $count } à l’hôpital
terminal-live-stash = Dans la cachette
terminal-live-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

terminal-live-help-loot = Butin : un paquet de cartes rejoint les restes, et la somme est annoncée.
terminal-live-help-deal = Cartes : dans chaque équipe, le Chef donne en secret une carte à chacun. Armes : Triple, Double, Fusil. Bluffs : Kevlar, poignard, grenade.
terminal-live-help-walk = Marche : w a s d. Au sifflet, chacun mime une arme et braque des ennemis en vue. Une vraie arme se mime elle-même, un bluff mime ce qu’il veut.
terminal-live-help-nerve = Sang-froid : rester, ou lever les mains. Partir met à l’abri, mais sans part.
terminal-live-help-bbb = Les Triples tirent : un pansement. Avec un pansement, on ne tire plus.
terminal-live-help-double = Les Doubles tirent sur leurs deux cibles.
terminal-live-help-shotgun = Les Fusils tirent : la cible part à l’hôpital, quelle que soit sa carte, et recule ; un pansement pour quiconque est touché.
terminal-live-help-split = Partage : parts égales, d’après l’argent des cartes, sans faire de monnaie.
terminal-live-help-clicks = Le Kevlar arrête le premier pansement. Un tir reçu permet au poignard de frapper un ennemi à portée, et fait exploser la grenade : tous ceux à portée, amis compris, partent à l’hôpital.
terminal-live-help-chain = Grenades en chaîne : une grenade touchée par une autre explose aussi.
terminal-live-help-coma = Deux pansements dans une manche : l’hôpital, et la manche d’après perdue.
terminal-live-help-end = Après 5 manches, chaque place à l’hôpital coûte { MONEY(25000) } ; l’équipe la plus riche gagne, sauf si elle y est tout entière.
terminal-live-help-end-cards = Comptes simples : seul compte le nombre de cartes ; un lit d’hôpital en coûte 2.

replay-next = Entrée : étape suivante · a : tout le reste · q : quitter
replay-help = Entrée avance d’une étape, a montre tout le reste, q quitte.
replay-unfinished = L’enregistrement s’arrête ici. La partie n’a pas été jouée jusqu’au bout.
replay-plays-on = À partir d’ici, { $who } remplace { $dealt }.

picture-split-money = { $count ->
    [one] Une seule part : { MONEY($share) }.
   *[other] Partage à { $count }, { MONEY($share) } par tête.
}
picture-split-cards = { $count ->
    [one] Une seule part
   *[other] Partage à { $count }
} : { $share ->
    [one] { $share } carte par tête.
   *[other] { $share } cartes par tête.
}
picture-split-nothing = Personne ne touche de part.
picture-shot = un tir
picture-aim = arme braquée, pas de tir
picture-touch = contact
picture-wounded = pansement
picture-withdrawn = à l’abri
picture-fallen = hors jeu
picture-fallen-live = à l’hôpital
picture-absent = déjà hors jeu
picture-absent-live = saute cette manche
picture-drawn = La manche { $round } est dessinée dans { $path }

## What is wrong with a scenario

scenario-round = manche { $round }
scenario-unreadable = illisible : { $reason }
scenario-not-text = illisible : ce n’est pas du texte UTF-8
scenario-not-json = n’est pas du JSON : { $reason }
scenario-not-an-object = { $key } doit être un objet, entre accolades
scenario-not-a-list = { $key } doit être une liste, entre crochets
scenario-not-a-flag = { $key } doit valoir true ou false
scenario-key-twice = la clé { $key } figure deux fois
scenario-unknown-key = pas de clé { $key } ici, seulement { $keys }
scenario-no-key = il manque la clé { $key }
scenario-none-of = { $key } : { $said } n’est pas parmi { $choices }
scenario-not-a-name = { $key } : { $said } n’est pas un nom
scenario-stranger = { $key } nomme { $said }, qui n’est pas à cette table ; il y a { $those }
scenario-name-twice = figure deux fois dans { $key }
scenario-same-name = { $key } contient deux fois le nom { $said }
scenario-players = players doit être une liste de 4 à 6 noms
scenario-rounds = rounds doit être une liste de 1 à { $most } manches
scenario-power-taken = { $power } est déjà le pouvoir de quelqu’un d’autre
scenario-cop-needs = un flic demande 5 ou 6 joueurs
scenario-deck-short = deck a { $there } billets, mais on en retourne { $needed }
scenario-deck-rich = deck a plus de billets de { $note } que la boîte, qui en a { $most }
scenario-over = la partie est déjà finie
scenario-plays-none = ne joue aucune carte ; légal : { $cards }
scenario-dead = est hors jeu et ne fait plus rien
scenario-card-spent = n’a plus de { $card } ; légal : { $cards }
scenario-pair = deux armes demandent une paire de deux
scenario-two-guns = a deux armes : { $key } demande une paire, la sienne d’abord
scenario-one-gun = n’a qu’une arme : { $key } en demande une, pas une paire
scenario-aims-at-self = se vise soi-même ; légal : { $those }
scenario-aims-at-dead = vise { $other }, hors jeu ; légal : { $those }
scenario-no-phone = le flic n’a pas de téléphone à retourner : seuls ceux qui ont pris part au partage l’ont en main, dans les manches 1 à 6, jusqu’au troisième appel
scenario-may-not-reveal = n’a rien à montrer dans cette phase : le Dingue montre dans les phases 1 à 3, le Gamin et le Rusé dans 1 ou 2, une fois par partie
scenario-may-not-stab = ne peut pas poignarder ici : seulement qui a Coup dans le dos, une fois par partie, quand son propre Bang ou Triple tombe à l’eau, et un voisin direct encore debout
scenario-may-not-take = ne peut rien prendre ici : seulement qui a T’en as plus besoin et vit encore, à la première mort de la partie, sur qui est mort dans cette phase
scenario-may-not-swap = ne peut pas échanger ici : seulement le Spécialiste en vie, une fois par partie, pour un Triple tiré, et une carte encore en main
scenario-may-not-join = ne peut pas rejoindre le partage ici : seulement qui a Même pas mal et vit encore, une fois par partie, après un coup reçu dans cette manche, s’il y a partage
scenario-teams = il faut deux équipes ou plus, chacune avec un nom et 3 à 5 membres, tailles à un près, 6 à 21 membres en tout
scenario-variant-twice = une variante se choisit une fois
scenario-deck-size = deck doit être une liste de { $size } cartes
scenario-not-a-card = { $said } n’est pas une carte : une arme, une valeur, et pour backstab et boom un numéro
scenario-no-number = une carte { $card } n’a pas de numéro
scenario-one-number = une carte { $card } a un numéro entier
scenario-number-twice = le numéro { $number } figure sur { $times } cartes
scenario-aim-form = une visée a mime et at, et rien d’autre
scenario-aim-size = at doit être une liste de { $guns } pour { $mime }
scenario-touches-self = se touche soi-même
scenario-at-self = { $key } nomme la personne même ; légal : { $those }
scenario-at-mate = { $key } nomme { $other }, de la même équipe ; légal : { $those }
scenario-holds-none = n’a pas de carte
scenario-out-of-play = est hors de la manche ; jouent { $those }
scenario-aims-out = vise { $other }, hors de la manche ; jouent { $those }
scenario-not-there = tient { $card }, qui n’est pas là ; il reste { $cards }
scenario-wrong-mime = tient { $card } et mime { $mime } ; une arme se mime elle-même

## Simulate

simulate-title = { $games ->
    [one] Une partie
   *[other] { NUMBER($games) } parties
} à { $players } robots, graine { $seed }
simulate-live-title = { $games ->
    [one] Une partie
   *[other] { NUMBER($games) } parties
} de Live : { $players } robots en { $teams } équipes, graine { $seed }
simulate-stopped = Arrêt avant la fin : voici les parties terminées.
simulate-nothing = Arrêt avant la fin des premières parties.
simulate-playing = Ça joue
simulate-seat = Place
simulate-bot = Robot
simulate-power = Pouvoir
simulate-wins = Gagne
simulate-dies = Meurt
simulate-feathers = Plumes
simulate-money = Somme finale
simulate-figure = Mesure
simulate-value = Valeur
simulate-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-amount = { MONEY($value) } ({ MONEY($low) } – { MONEY($high) })
simulate-mean-alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-amount-alone = { MONEY($value) }
simulate-number = { NUMBER($value, maximumFractionDigits: 0) }
simulate-no-winner = Parties sans vainqueur
simulate-cop-wins = Parties gagnées par le flic
simulate-cop-by-alert = … grâce à la police
simulate-cop-by-survival = … seul survivant
simulate-deaths = Morts par partie
simulate-feathers-each = Plumes par gangster
simulate-money-each = Somme finale d’un survivant
simulate-loot-left = Butin impossible à partager
simulate-decisions = Décisions
simulate-speed = Parties par seconde
simulate-team = Équipe
simulate-team-of = { $team } ({ $size })
simulate-falls = Chutes chacun
simulate-falls-a-game = Chutes par partie
simulate-falls-each = Chutes par gangster
simulate-drops = Abandons chacun
simulate-drops-each = Abandons par gangster
simulate-weapon = Arme
simulate-used = Utilisée
simulate-holder-falls = Porteur à terre
simulate-variant = Variante
simulate-effect = Effet
simulate-chained = Grenades en chaîne
simulate-money-disagrees = Autre gagnant à l’argent
simulate-money-team = Somme finale d’une équipe
simulate-brackets = Entre parenthèses : où se trouve la vraie valeur 95 fois sur 100.

## Live

weapon-bbb = Triple
weapon-double = Double
weapon-shotgun = Fusil
weapon-kevlar = Kevlar
weapon-backstab = Poignard
weapon-boom = Grenade
variant-chain-of-grenades = Grenades en chaîne
variant-foolproof = Comptes simples
team-circles = Cercles
team-triangles = Triangles
team-squares = Carrés
team-diamonds = Losanges
team-stars = Étoiles
team-crosses = Croix
team-moons = Lunes

## Teams for Live

teams-equal = { $teams } équipes de { $size }
teams-mixed = { $larger ->
    [one] 1 équipe
   *[other] { $larger } équipes
} de { $large } et { $smaller } de { $small }
teams-and-godfathers = { $teams }, et { $godfathers ->
    [one] 1 Parrain qui ne joue
   *[other] { $godfathers } Parrains qui ne jouent
} pas
teams-suggested = { $people } personnes : { $teams }
teams-others = Autres choix équilibrés :

## Live: cards and phases

one-weapon-bbb = un Triple
one-weapon-double = un Double
one-weapon-shotgun = un Fusil
one-weapon-kevlar = du Kevlar
one-weapon-backstab = un poignard
one-weapon-boom = une grenade
live-shot-bbb = Bang ! Bang ! Bang !
live-shot-double = Bang ! Bang !
live-shot-shotgun = Blam !
live-phase-loot = Le butin
live-phase-deal = Les cartes
live-phase-freeze = On ne bouge plus !
live-phase-nerve = Tiens bon
live-phase-bbb = Triple
live-phase-double = Double
live-phase-shotgun = Fusil
live-phase-split = Le partage
live-phase-return = Retour en jeu

## Live: story

live-loot = Sur la table : { MONEY($loot) } en { $cards } cartes.
live-loot-cards = Sur la table : { $cards } cartes.
live-holds = { $you ->
    [who] Tu as { $weapon }.
   *[none] { $who } a { $weapon }.
}
live-unseen = { $you ->
    [who] Hors de ta vue : { $group }.
   *[none] Hors de la vue { DE($who) } : { $group }.
}
live-aimed = { $you ->
    [who] Tu mimes { $weapon }. Sous ta menace : { $group }.
   *[none] { $who } mime { $weapon }. Sous sa menace : { $group }.
}
live-late = { $you ->
    [who] Trop tard : tu ne braques personne.
   *[none] Trop tard : { $who } ne braque personne.
}
live-withdrew = { $you ->
    [who] Tu te couches : au coin des lâches, hors de danger, sans part.
   *[none] { $who } se couche : au coin des lâches, hors de danger, sans part.
}
live-fired = { $you ->
    [who] { $shot } Tu tires sur { $group }.
   *[none] { $shot } { $who } tire sur { $group }.
}
live-wounded = { $you ->
    [who] Tu prends
   *[none] { $who } prend
} { $count ->
    [one] un pansement
   *[other] { $count } pansements d’un coup
}.
live-saved = { $you ->
    [who] Ton Kevlar arrête le premier pansement.
   *[none] Le Kevlar { DE($who) } arrête le premier pansement.
}
live-announced = { $you ->
    [who] Tu montres { $weapon }, numéro { $number }.
   *[none] { $who } montre { $weapon }, numéro { $number }.
}
live-reached = { $you ->
    [who] À portée de ton poignard : { $group }.
   *[none] À portée du poignard { DE($who) } : { $group }.
}
live-stabbed = { $you ->
    [who] Tu poignardes { $whom }.
    [whom] { $who } te poignarde.
   *[none] { $who } poignarde { $whom }.
}
live-sheathed = { $you ->
    [who] Ton poignard ne frappe personne.
   *[none] Le poignard { DE($who) } ne frappe personne.
}
live-exploded = { $you ->
    [who] Ta grenade
   *[none] La grenade { DE($who) }
} { $count ->
    [0] explose et ne touche personne d’autre.
   *[other] explose. Dans son souffle : { $group }.
}
live-fell = { $you ->
    [who] Tu pars à l’hôpital.
   *[none] { $who } part à l’hôpital.
}
live-struck-out = { $you ->
    [who] Ta carte n’a plus d’effet.
   *[none] La carte { DE($who) } n’a plus d’effet.
}
live-stepped-back = { $you ->
    [who] Tu fais un pas en arrière
   *[none] { $who } fait un pas en arrière
} { $count ->
    [0] sans toucher personne.
   *[other] contre { $group }.
}
live-split-cards = Partage à { $count }, { $share ->
    [one] { $share } carte
   *[other] { $share } cartes
} par tête : { $group }.
live-split-nobody = Personne n’est encore en jeu : pas de partage.
live-left = { $count ->
    [0] Il ne reste rien.
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
}
live-out = Hors jeu à la prochaine manche : { $group }.
live-stash = { $team } : { MONEY($stash) }
live-stash-cards = { $team } : { $stash ->
    [one] { $stash } carte
   *[other] { $stash } cartes
}
live-bill = { $team } : { MONEY($stash) }, moins { MONEY($bill) } pour l’hôpital : { MONEY($total) }
live-bill-cards = { $team } : { $stash } cartes, moins { $bill } pour l’hôpital : { $total }
live-all-in-coma = { $team } : pas de victoire, toute l’équipe est à l’hôpital.
live-tie-break-coma = Égalité : la victoire va à l’équipe qui a le plus de monde à l’hôpital.
live-tie-break-shared = Toujours égalité : la victoire est partagée.
live-victory-richest = { $count ->
    [one] Victoire
   *[other] Victoire partagée
} : { $winners }.
live-victory-none = Personne ne gagne : toutes les équipes sont à l’hôpital.

## Server

certificate-made = Un certificat est prêt, valable jusqu’au { $day }, pour { $names }. Pour s’en servir :
certificate-trust = Les téléphones l’acceptent dès qu’ils font confiance à l’autorité qui l’a signé : envoie-leur { $file } (AirDrop, e-mail, câble), et compare l’empreinte affichée :
certificate-iphone = iPhone : ouvre le fichier ; Réglages → Général → VPN et gestion de l’appareil → installe-le ; puis Général → Informations → Réglages de confiance des certificats → active-le.
certificate-android = Android : Paramètres → Sécurité et confidentialité → Chiffrement et identifiants → Installer un certificat → Certificat CA.
certificate-computer = Ordinateurs : importe-le parmi les autorités, dans le trousseau du système ou dans les réglages du navigateur.
certificate-keep = L’autorité ne peut se porter garante que de réseaux domestiques. Garde quand même { $file } pour toi. Relance cette commande une fois par an, ou quand l’adresse de cette machine change : un serveur en marche prend le nouveau certificat tout seul, et les téléphones n’ont besoin de rien.
serve-friends = Sur le même réseau, tes amis ouvrent cette adresse ou scannent le code avec leur téléphone.
serve-alone = Seule cette machine y accède : sans --host 127.0.0.1, les téléphones du réseau y accèdent aussi.
serve-no-browser = Ouvre { $url } dans un navigateur : « Jouer maintenant » est à un clic.
serve-running = Standoff tourne déjà sur cette machine :
serve-end = Ctrl-C arrête tout. Les tables sont conservées.
serve-end-elsewhere = Ctrl-C l’arrête là où il a été lancé. Les tables sont conservées.
serve-ended = Les tables sont fermées, et gardées pour la prochaine fois.
serve-shared-result = Une partie finie à { $count } gangsters : qui a bluffé, carte par carte.

## Browser

web-title = Standoff
web-tag = Charge en secret, vise un ami.
web-tag-dare = Qui va craquer ?
web-against-bots-means = contre des robots, tout de suite
web-open-now = Jouer maintenant
web-open-now-means = entre inconnus, d’ici 25 secondes
web-open-bots = Contre des robots
web-open-bots-means = en solo, tout de suite
web-public-tables = Tables publiques
web-public-people = { $count ->
    [one] { $count } personne joue
   *[other] { $count } personnes jouent
}
web-public-none = Aucune table publique pour le moment : « Jouer maintenant » en ouvre une.
web-public-more = { $count ->
    [one] Et une autre table.
   *[other] Et { $count } autres tables.
}
web-public-join = Rejoindre la table publique { $code }
web-public-round = Manche { $round }
web-public-deals = Cartes dans { $count } s
web-public-waits = On attend du monde
web-public-between = Entre deux parties
web-public-free-text = texte libre
web-public-chairs = Personnes assises : { $people } sur { $chairs } chaises
web-me = Toi, ici
web-me-games = Parties
web-me-won = Gagnées
web-me-par = au hasard { $par }
web-me-bluffs = Bluffs
web-me-called = démasqués
web-me-permits = Mes parties peuvent être partagées et étudiées
web-me-permits-means = Ton nom figure dans les résultats partagés, et les parties que tous autorisent entrent dans des jeux de données, sans noms. Tu peux revenir là-dessus à tout moment, aussi pour les parties passées.
web-me-victory = Gagnée
web-me-defeat = Pas gagnée
web-me-table = La revoir
web-me-carry = Sur un autre appareil
web-me-carry-means = Qui a ces douze mots peut jouer à ta place dans cette maison. Note-les, et ne les montre à personne.
web-me-link = La même chose en lien
web-me-words = Mots d’un autre appareil
web-me-become = C’est moi
web-me-forget = Tout oublier de moi
web-me-forget-means = Ton nom et tes mots quittent toutes les tables de cette maison, tu te lèves de celles où tu joues, ta liste et tes chiffres disparaissent pour de bon. Les signalements faits par d’autres restent à qui la tient.
web-me-forgotten = Cette maison ne sait plus rien de toi.
web-me-forgotten-later = { $count ->
    [one] { $count } table suivra à la fin de sa partie.
   *[other] { $count } tables suivront à la fin de leurs parties.
}
web-with-friends = Jouer entre amis
web-with-friends-means = de 4 à 6, tout téléphone
web-code-short = Code
web-learn-means = Première fois ? Commence ici.
web-tv-open = Ouvrir une table sur cet écran
web-tv-show = Montrer cette table
web-tv-scan = Scanne, ou ouvre
web-tv-type = et tape
web-tv-free = { $count ->
    [one] Une chaise est libre. Qui joue encore ?
   *[other] { $count } chaises sont libres. Qui joue encore ?
}
web-tv-name = Télé
web-create = Ouvrir une table
web-kind-first = Première partie
web-kind-first-means = Des cartes, des mains, du cran.
web-kind-powers = Pouvoirs
web-kind-powers-means = Un tour secret pour chacun.
web-kind-cop = Pouvoirs + flic
web-kind-cop-means = À cinq ou six, dont un travaille pour la police.
web-kind-live = Live, par équipes
web-kind-live-means = De 6 à 20, à courir dans une arène.
web-chairs = { $count } chaises
web-against-bots = Jouer maintenant
web-resume = Retour à la table { $code }
web-join-table = Rejoindre une table
web-learn = Apprendre en 3 minutes
web-learn-live-short = Live
web-learn-live = Apprendre Live en 3 minutes
web-learn-live-first = Première fois ? Apprends Live en 3 minutes
web-as-tv = Écran télé
web-outdoors = Live, en plein air
web-pass-round = Un seul téléphone
web-pass-means = Le téléphone passe de main en main. Chacun choisit derrière un rideau ; le reste se regarde ensemble.
web-crew = Qui joue
web-crew-name = Nom du joueur { $number }
web-crew-add = Ajouter quelqu’un
web-hand-to = Passe-le à { $name }
web-hand-to-means = Les autres regardent ailleurs.
web-curtain-open = { $name } : appuie et tiens
web-curtain-close = Fermer
web-pass-on = Au suivant
web-pass-back = Retour à la table
web-pass-ghost = { $name } : parier d’outre-tombe
web-pass-begin = Passe-le à { $name }
web-pass-load = Chacun son tour : une carte, puis une main.
web-pass-load-last = Quelqu’un charge en dernier.
web-pass-aim = Chacun braque quelqu’un.
web-pass-aim-last = Quelqu’un braque en dernier.
web-pass-talk = Parlez d’abord. Puis chacun décide : rester ou se coucher ?
web-pass-offer = Quelqu’un a un tour en réserve ? Alors il passe chez tout le monde.
web-pass-no-trick = Personne : on continue
web-pass-trick = Quelqu’un : faire passer
web-pass-phone = Le combiné passe chez ceux qui ont partagé.
web-pass-elsewhere = Sur un autre appareil, on attend encore : { $names }.
web-pass-done = Tout le monde a choisi. Les yeux sur la table !
web-language = Langue
web-money = { MONEY($amount) }
web-you = Toi
web-menu = Menu
web-close = Fermer
web-back = Retour
web-yes = Oui
web-no = Non
web-on = oui
web-off = non
web-rules = Règles
web-settings = Réglages
web-name = Ton nom
web-face = Ton visage : { $name }. Touche pour le suivant
web-colour = Ta couleur
web-colour-a = crème
web-colour-b = citron vert
web-colour-c = cyan
web-colour-d = bleu-vert
web-colour-e = violet
web-colour-f = orange
web-nicknames = Blaireau Discret, Héron Svelte, Taupe de Velours, Pie Chanceuse, Loutre Grognon, Oie Muette, Furet Hardi, Renard de Marbre
web-players = Joueurs
web-powers = Pouvoirs
web-powers-none = Aucun
web-powers-starter = Les six premiers
web-powers-all = Dix, sans Coup dans le dos
web-powers-all-backstab = Les onze
web-cop = Un flic dans la mafia
web-cop-means = À cinq ou six. Quelqu’un travaille pour la police.
web-money-shown = Argent
web-money-open = Sur la table
web-money-closed = Caché
web-tempo = Rythme
web-tempo-quick = Rapide
web-tempo-standard = Normal
web-tempo-relaxed = Détendu
web-tempo-none = Sans chrono
web-open = Ouvrir la table
web-code = Code de la table
web-sit = S’asseoir
web-watch = Regarder seulement
web-join-playing = Une partie est en cours à cette table. En t’asseyant maintenant, tu regardes d’abord. Dès la prochaine manche, tu pourras remplacer un robot, s’il y en a un ; sinon, tu joueras la partie suivante.
web-finding = On cherche la table…
web-lobby = On attend les gangsters
web-lobby-full = Tout le monde est là
web-code-for-friends = Code pour les amis
web-lobby-yours = Ta table
web-lobby-of = Chez { $name }
web-lobby-count = { $here } sur { $chairs }
web-lobby-tv = Télé
web-fill-all = Compléter avec des robots
web-start-with = Commencer à { $count }
web-host-short = hôte
web-free-chair = Chaise libre
web-to-the-tv = Ouvre cette adresse dans le navigateur de la télé :
web-share = Partager
web-copy = Copier
web-copied = Copié
web-qr = Code QR de la table { $code }
web-qr-house = Code QR de ce serveur
web-friends = Sur le même réseau, tes amis scannent ceci ou ouvrent
web-offline = Pas de connexion avec les tables. Vérifie le réseau.
web-seats = Places
web-host = a ouvert la table
web-away = signal perdu
web-move-up = Monter { $name }
web-remove = Retirer { $name }
web-free = { $count ->
    [0] Toutes les chaises sont prises.
    [one] Il reste { $count } chaise : pour un ami ou un robot ?
   *[other] Il reste { $count } chaises : pour des amis ou des robots ?
}
web-options = Options
web-more-options = Plus d’options
web-warm-up-how = Échauffement : touche un visage, ta main le vise. Tout le monde le voit.
web-fill = Compléter
web-add-bot = Ajouter un robot
web-bot-accountant = Calcule ce que vaut une manche, et reste quand ça paie.
web-bot-grudge = N’oublie ni menace ni coup, et rend tout.
web-bot-reckless = Tire d’abord, braque le plus riche, ne se couche presque jamais.
web-bot-timid = Se couche dès qu’on le braque.
web-bot-random = Fait absolument n’importe quoi.
web-bot-young-shark = A appris en quelques parties.
web-bot-shark = A appris en beaucoup de parties.
web-bot-great-shark = A le plus appris de tous.
web-live-plays-accountant = Deux armes sur la même cible, et reste quand ça paie.
web-live-plays-grudge = S’en prend à qui a braqué son équipe.
web-live-plays-reckless = Court dans le tas, braque le plus proche, ne se couche presque jamais.
web-live-plays-timid = Fuit tout le monde, et se couche au premier vrai danger.
web-live-plays-random = Fait absolument n’importe quoi.
web-live-plays-young-shark = A appris Live, mais se trompe souvent.
web-live-plays-shark = A appris Live, et se trompe parfois.
web-live-plays-great-shark = A appris Live, calcule ce que chacun possède et devine ses équipiers.
web-deal = On distribue
web-dealing = On distribue dans { $count }…
web-hold-on = Attends, pas encore
web-screen-away = L’écran de la table ne répond plus. La partie continue sans lui.
web-wait-host = { $name } distribue quand tout le monde est prêt.
web-ready-house = Qui est prêt joue ; des robots prennent le reste.
web-fills = Cartes dans { $count } s
web-fills-means = Des robots prennent les chaises libres.
web-lobby-house = Une table de la maison
web-table = La table
web-loot = { $count ->
    [one] { $count } billet sur la table : { MONEY($total) }
   *[other] { $count } billets sur la table : { MONEY($total) }
}
web-stance-standing = debout
web-stance-withdrawn = à l’abri
web-stance-wounded = à terre
web-stance-dead = hors jeu
web-plasters = { $count ->
    [one] { $count } pansement
   *[other] { $count } pansements
}
web-feathers = { $count ->
    [one] { $count } plume
   *[other] { $count } plumes
}
web-hands = { $count ->
    [one] { $count } main braquée ici
   *[other] { $count } mains braquées ici
}
web-points-at = sa cible : { $names }
web-choosing = réfléchit
web-ladder = Selon le nombre de gens debout, par tête :
web-ladder-rung = { $count } : { MONEY($share) }.
web-ladder-title = Ce qui est en jeu
web-ladder-means = Qui reste debout partage le butin à parts égales, sans faire de monnaie. Ce qui ne se partage pas reste sur la table pour la manche suivante.
web-ladder-standing = { $count ->
    [one] Une seule personne debout
   *[other] { $count } debout, par tête
}
web-keys = Touches
web-keys-off = Les raccourcis clavier sont coupés : les réglages les rallument.
web-keys-space = Espace
web-key-click = charger un Clic
web-key-bang = charger un Bang
web-key-bbb = charger un Triple
web-key-point = braquer cette place
web-key-power = ton pouvoir
web-key-stay = rester
web-key-drop = se coucher
web-key-peek = maintenir : tes secrets
web-key-talk = dire quelque chose
web-key-again = réentendre la dernière annonce
web-key-next = passer à la suite
web-key-count = compter jusqu’à trois
web-key-keys = cette liste
web-key-walk = marcher ; les flèches aussi
web-key-nearest = braquer le plus proche, le suivant…
web-key-team = les cartes de ton équipe
web-dealt = Pour toi, en secret
web-dealt-means = Personne d’autre ne voit ceci. C’est gardé en bas : maintiens la bande pour relire.
web-dealt-read = C’est lu
web-next = Continuer
web-peek = Maintiens : tes secrets
web-in-play = En jeu : { $cards }.
web-unused = Cartes non jouées : { $cards }.
web-role-cop = Appelle trois fois avant la fin de la manche 6, puis survis sans te coucher plus d’une fois.
web-role-gangster = Un flic se cache parmi les autres. Fais fortune et reste en vie.
web-load = Charge une carte. Personne ne la voit.
web-loaded = Chargé. Personne ne sait.
web-change = Changer
web-left = { $count ->
    [0] épuisé
    [one] reste { $count }
   *[other] reste { $count }
}
web-does-click = bluff
web-does-bang = touche
web-does-bbb = tire d’abord
web-which-gun = { $gun ->
    [one] Ton arme
   *[other] L’arme récupérée
}
web-loading = En train de charger : { $names }.
web-all-loaded = Toutes les cartes sont posées.
web-point = Qui braques-tu ?
web-point-how = Touche, ou tire ta main.
web-point-keys = Touche, tire ta main, ou tape le numéro.
web-point-set = C’est noté. Modifiable jusqu’à « trois ».
web-others-point = Qui braque qui ?
web-load-last = Pour charger en dernier : { $names }.
web-aim-last = Pour braquer en dernier : { $names }.
web-hands-on-you = { $count ->
    [0] Personne ne te braque. Fais plier quelqu’un.
    [one] { $count } main braquée sur toi : { $names }.
   *[other] { $count } mains braquées sur toi : { $names }.
}
web-many-hands = { $count } mains braquées sur toi !
web-standoff = Qui reste, qui se couche ?
web-nerve-watched = Sang-froid
web-stay = Rester
web-stay-share = { $least } à { $most }
web-stay-hands =
    { $count ->
        [0] aucune main sur toi
        [one] une main sur toi
       *[other] { $count } mains sur toi
    }
web-stay-kills =
    { $count ->
        [one] un pansement de plus te tue
       *[other] { $count } pansements te tuent
    }
web-drop = Se coucher
web-drop-means = { MONEY($cost) }, à l’abri
web-drop-earns = +{ MONEY($cost) }, à l’abri
web-drop-flashing = avec gyrophare
web-drop-cop =
    { $count ->
        [0] plus de victoire du flic
       *[other] la dernière permise au flic
    }
web-decided = Décidé. Personne ne sait.
web-scene-aims = Les mains !
web-scene-nerve = Qui reste ?
web-scene-power = Un pouvoir !
web-scene-out = Rideau
web-scene-grenade = La grenade !
web-first-blood = Premier sang !
web-duel = Duel !
web-bang = Bang !
web-card-click = clic
web-card-bang = BANG !
web-card-bbb = BANG ! ×3
web-phew = ouf
web-bluff = Braquage pour rien : { $names }. Ce qui était chargé reste un secret.
web-shot-hit = { $you ->
    [who] Tu touches { $whom }.
    [whom] { $who } te touche.
   *[none] { $who } touche { $whom }.
}
web-shot-too = { $you ->
    [who] Toi aussi, tu touches { $whom }.
    [whom] { $who } te touche aussi.
   *[none] { $who } touche aussi { $whom }.
}
web-shot-dead = { $you ->
    [who] Tu tires pour de bon, mais { $whom } est déjà hors jeu.
    [whom] { $who } tire pour de bon, mais tu es déjà hors jeu.
   *[none] { $who } tire pour de bon, mais { $whom } est déjà hors jeu.
}
web-shot-click = { $you ->
    [who] Clic. Tu n’avais rien.
   *[none] Clic. { $who } n’avait rien.
}
web-shot-surprise = { $you ->
    [who] Coup perdu pour toi.
   *[none] Coup perdu pour { $who }.
}
web-duel-both = Coup pour coup : { $names } !
web-duel-clicks = Clic et clic. Personne n’avait rien.
web-out = { $you ->
    [who] Un pansement de trop : tu es hors jeu.
   *[none] Un pansement de trop : { $who } est hors jeu.
}
web-out-by = { $you ->
    [who] Tu es hors jeu. Le doigt sur la détente : { $names }.
   *[none] { $who } est hors jeu. Le doigt sur la détente : { $names }.
}
web-power-used = { $you ->
    [who] Tu montres « { $power } ».
   *[none] { $who } montre « { $power } ».
}
web-split-stuck = Impossible à partager à { $count } : personne ne touche rien.
web-clicked = Rien qu’un clic : { $names }.
web-round-over = Fin de la manche
web-round-next = Place à la manche { $round }.
web-round-ready = Manche { $round } !
web-round-quiet = Personne n’a été touché.
web-round-totals = Après la manche { $round }
web-loot-turned = De nouveaux billets sur la table.
web-dropped = À l’abri : { $names }.
web-nobody-dropped = Personne ne se couche !
web-hit = { $you ->
    [who] Tu prends
   *[none] { $who } prend
} { $markers ->
    [one] un pansement
   *[other] { $markers } pansements
}.
web-offer-title = Un dernier tour ?
web-offer-line = On peut se servir d’un pouvoir. La question est la même pour tous.
web-offer = Ouvre-le à l’abri des regards.
web-open-power = Voir ton pouvoir
web-nothing-to-use = Tu n’as rien à utiliser maintenant.
web-forgo = Pas maintenant
web-show = Le montrer
web-join = Entrer
web-take = Prendre l’arme et les cartes { DE($name) }
web-stab = Poignarder { $name }
web-swap = Reprendre le Triple contre { $bullet }
web-phone = Passe le téléphone sous la table : maintiens une main trois secondes.
web-phone-passed = Le téléphone circule.
web-phone-cleared = Le téléphone circule. Tu n’as pas partagé : rien à te reprocher.
web-phone-watched = Le téléphone circule sous la table.
web-hand-left = Main gauche
web-hand-right = Main droite
web-call-left = La main gauche appelle la police, la droite passe.
web-call-right = La main droite appelle la police, la gauche passe.
web-call-never = Main gauche ou main droite, tu ne fais que passer.
web-decide-load = Charge une carte.
web-decide-aim = Braque quelqu’un.
web-decide-nerve = Rester ou te coucher ?
web-decide-load-last = Tu charges après les autres.
web-decide-aim-last = Tu braques après les autres.
web-decide-offer = On peut se servir d’un pouvoir.
web-decide-phone = Passe le téléphone.
web-ghost = Hante-les
web-bets = Paris de la manche
web-bet-hit = Qui est touché ?
web-bet-runs = Qui se couche ?
web-bet-shared = On partage ?
web-luck = { $count ->
    [0] Aucun pari gagné pour l’instant.
    [one] { $count } pari gagné.
   *[other] { $count } paris gagnés.
}
web-ghost-talk = Chuchoter entre fantômes
web-talk = Dire quelque chose
web-more = Plus…
web-say = Dire
web-free-text = Avec tes mots
web-quote = « { $text } » – { $who }
web-taunt-threat-1 = Ose un peu.
web-taunt-threat-2 = C’est chargé.
web-taunt-threat-3 = Tu vas le regretter.
web-taunt-plea-1 = Pas moi, pitié !
web-taunt-plea-2 = J’ai une famille.
web-taunt-plea-3 = Je n’ai pas un sou.
web-taunt-deal-1 = Couche-toi, je te revaudrai ça.
web-taunt-deal-2 = On partage, nous deux.
web-taunt-deal-3 = Laisse-moi, je te laisse.
web-taunt-joke-1 = C’est ton doigt, ça ?
web-taunt-joke-2 = Joli chapeau.
web-taunt-joke-3 = Ma mère regarde.
web-quote-at = « { $text } » – { $who }, à { $whom }
web-to-whom = À qui ?
web-to-all = Tous
web-mild-threat-1 = S’il te plaît, non.
web-mild-threat-2 = Attention, hein.
web-mild-threat-3 = Ce n’est pas gentil.
web-cry = Mon cri de guerre
web-cry-means = Tu le cries chaque fois que tu restes.
web-cry-own = À toi, 16 lettres
web-cry-fearless = Même pas peur !
web-cry-classic = Cojones !
web-cry-granite = Solide !
web-cry-again = C’est tout ?
web-choose = Choisir
web-last-words = Derniers mots
web-last-bluff = C’était vide.
web-last-mother = Dites à ma mère…
web-last-haunt = Je reviendrai.
web-last-money = Mon argent…
web-last-none = Rien
web-boo = Bouh !
web-haunt = Hanter
web-haunt-whom = Hanter { $name }
web-haunt-means = La lampe vacille au-dessus. Une fois par manche.
web-vote = Décerner les prix
web-vote-for = { $count ->
    [0] { $name }
    [one] { $name }, { $count } voix
   *[other] { $name }, { $count } voix
}
web-ghost-ladder = Les meilleurs fantômes
web-feud = t’a tiré dessus à la manche { $round }
web-power = Pouvoir
web-arm-means = Choisis maintenant : il servira dès que possible. D’ici là, personne ne le sait.
web-power-itself = Il agit tout seul. Il n’y a rien à choisir.
web-power-shown = Il est sur la table : tout le monde le connaît.
web-disarm = Ne pas l’utiliser encore
web-people = Les gens
web-hosting = La table
web-log = Ce qui s’est passé
web-log-empty = Rien pour l’instant.
web-gone = Sont partis
web-about = À propos { DE($name) }
web-watches = regarde
web-muted = sans voix
web-unheard = tu ne l’entends pas
web-unhear = Ne plus l’entendre
web-block = Bloquer
web-block-means = Tu n’entends plus { $name }, et cette maison ne vous place plus à la même table.
web-unblock = Débloquer
web-report-member = Signaler
web-report-why = Que se passe-t-il avec { $name } ?
web-report-words = Mots ou nom blessants
web-report-cheating = Triche, à plusieurs ou en solo
web-report-spoiling = Gâche la partie exprès
web-report-means = La personne qui tient cette maison le lit, avec les dernières phrases dites ici. Personne d’autre n’en sait rien.
web-reported = C’est signalé. La personne qui tient cette maison le lira.
web-hear = L’entendre à nouveau
web-mute = Couper la parole pour tous
web-unmute = Rendre la parole
web-hand-over = Passer la main
web-hand-over-means = { $name } décidera pour la table, et plus toi.
web-kick = Reprendre la chaise
web-kick-means = { $name } ne fera plus que regarder.
web-kick-means-game = Un robot joue à la place { DE($name) }, qui ne fera plus que regarder. La table peut rendre la chaise.
web-call-off = Arrêter la partie
web-call-off-means = La partie s’arrête tout de suite pour tous, et personne ne gagne.
web-forget = Supprimer cette table
web-forget-means = Tout est effacé : la partie, le score de la soirée, chaque place. Personne ne peut revenir en arrière.
web-tempo-from-now = En cours de partie, dès le prochain choix.
web-public = Ouverte aux inconnus
web-public-means = La table figure au salon. Phrases prêtes et mots pour la famille seulement, sauf autre choix dans les options.
web-sure-no = Non, retour
web-stand-up = Se lever et regarder
web-leave-for-good = Rendre ma place
web-leave-for-good-means = Un robot finit ta partie. Cette place n’est plus à toi.
web-claim = Demander une chaise
web-claim-means = On peut demander la chaise de quelqu’un qui est parti, ou qu’on ne joint plus depuis deux minutes. Tout le monde l’apprend. La majorité de ceux qui jouent doit être d’accord, deux personnes au moins ; elle est à toi au bout d’une minute.
web-claim-chair = La chaise { DE($name) }
web-claim-none = Il n’y a pas de telle chaise pour l’instant. Assieds-toi après cette partie.
web-claimed = On a demandé à la table.
web-claims-wait = Pas avant une minute, et seulement si la majorité est d’accord, deux personnes au moins. Qui revient garde sa chaise.
web-claims-yours = { $who } demande ta chaise. Tu es là, elle reste à toi.
web-claim-over = Tu n’auras pas cette chaise.
web-claims = { $who } demande la chaise { DE($whose) }.
web-claims-bots = { $who } voudrait remplacer { $whose } dès la prochaine manche.
web-agree = D’accord
web-chair-empty = chaise vide
web-lost-seat = On a repris ta chaise. Maintenant tu regardes.
web-got-seat = La chaise est à toi. Joue !
web-plays-on = { $who } remplace désormais { $dealt }.
web-played-on = À partir de la manche { $round }, { $who } a remplacé { $dealt }.
web-late = Une partie est en cours : pour l’instant, tu regardes.
web-late-choose = Dès la prochaine manche, tu peux jouer à la place d’un robot. Lequel ?
web-late-asked = Dès la prochaine manche, tu remplaces { $name }.
web-late-last = C’est la dernière manche ; une place t’attend à la prochaine partie.
web-late-locked = La table est fermée : tu ne peux pas jouer à la place d’un robot.
web-late-none = Aucun robot à remplacer ici ; une place t’attend à la prochaine partie.
web-late-for = Remplacer { $name }
web-late-watch = Seulement regarder cette partie
web-late-watch-means = On parie et chuchote avec les fantômes, sans chaise jusqu’à la fin.
web-now-host = C’est toi qui tiens la table maintenant.
web-ready = C’est bon pour moi
web-ready-set = C’est bon
web-is-ready = c’est bon
web-move-down = Descendre { $name }
web-free-text-allowed = Texte libre permis
web-family = Mots pour la famille
web-set-family = Mots pour la famille
web-set-bots = Les robots parlent
web-bots-hushed = Les robots se taisent. Les réglages leur rendent la parole.
web-hush-bots = Faire taire les robots
web-volume-talk = Volume des autres
web-refused-coarse = Pas à cette table : on joue en famille.
web-sound-hum = la lampe bourdonne
web-tv-alone = Un téléphone, le code, et on s’assied.
web-sound-cry = cris de guerre
web-missed = Pendant ton absence
web-missed-watched = Entre-temps
web-missed-rounds = C’était la manche { $before } ; on en est à la manche { $now }.
web-now-stand-in = Un robot joue pour toi. Choisis quelque chose, et c’est de nouveau toi.
web-missed-stand-in = Un robot a joué pour toi. Choisis quelque chose, et c’est de nouveau toi.
web-missed-died = Hors jeu : { $names }.
web-missed-hit = Pansement pour : { $names }.
web-missed-paid = Une part pour : { $names }.
web-tip-1 = Un Clic que personne ne défie vaut un Bang.
web-tip-2 = Un Triple part d’abord : la cible ne tire pas.
web-tip-3 = Se coucher coûte { MONEY(5000) }, mourir coûte tout.
web-tip-4 = Ce qui ne se partage pas reste sur la table.
web-tip-5 = Trois pansements, et c’est fini.
web-tip-6 = On ne tire pas sur qui s’est couché.
web-reconnecting = Reconnexion. Ta place est gardée.
web-no-answer = Le serveur ne répond pas. Nouvel essai…
web-only-here = Seul cet ordinateur accède à ce serveur.
web-try-now = Réessayer
web-long-lost = Table { $code }. Un autre appareil peut continuer avec ton lien.
web-copy-link = Copier mon lien de place
web-back-again = Te revoilà à table.
web-slow-load = Trop tard : le hasard a chargé pour toi.
web-slow-aim = Trop tard : ton tir est perdu.
web-slow-nerve = Trop tard : tu restes.
web-nudged = On n’attend que toi.
web-nudge = Relancer { $name }
web-count = Compter jusqu’à 3
web-count-all = On y va !
web-count-wanted = On attend…
web-count-want = Comptons !
web-count-so-far = { $want ->
    [one] { $want } sur { $of } veut continuer
   *[other] { $want } sur { $of } veulent continuer
}
web-folded = à toi d’abord
web-go-on = Continuer sans attendre
web-more-time = 30 secondes de plus
web-pause = Pause
web-paused = En pause
web-paused-by = { $name } a besoin d’un instant.
web-resume-game = Reprendre
web-rest = Laisser jouer un robot
web-rest-end = Rejouer moi-même
web-lock = Fermer la table
web-link = Mon lien de place
web-link-means = Avec ce lien, un autre appareil reprend ta place et celui-ci la quitte. Garde-le pour toi.
web-three-words = Tes mots, si ce téléphone lâche :
web-words-mean = Avec le code de la table, ces trois mots te rendent ta place sur n’importe quel appareil, une fois celui-ci éteint.
web-words-have = J’ai trois mots
web-words-none = Je n’ai pas ces mots
web-words-yours = Tes trois mots
web-words-back = Reprendre ma place
web-link-renew = Nouveau lien
web-wrong = Quelque chose cloche
web-leave = Quitter la table
web-refused-full = Toutes les chaises sont prises.
web-refused-locked = La table est fermée.
web-refused-too-few = Pas encore assez de gangsters.
web-refused-too-often = Pas si vite.
web-refused-muted = On ne t’entend pas à cette table.
web-refused-stale = Trop tard pour ça.
web-refused-paused = La partie est en pause.
web-refused-malformed = Cette page a dit quelque chose que le serveur ne connaît pas. Recharge-la.
web-refused-illegal = Les règles ne le permettent pas.
web-refused-not-asked = On ne te demande pas ça maintenant.
web-refused-not-host = Il faut avoir ouvert la table pour ça.
web-refused-not-seated = Il faut être à la table pour ça.
web-refused-conflict = C’est arrivé deux fois, différemment. Recommence.
web-refused-owner-here = La personne de cette chaise est là, ou l’était il y a un instant.
web-refused-somebody-left = Quelqu’un qui connaît des cartes de cette partie l’a quittée : plus de robot à remplacer avant la prochaine.
web-refused-already-here = Cet appareil a déjà une place à cette table.
web-refused-not-open = Cette maison n’a pas de salon pour inconnus.
web-refused-no-room = Il n’y a plus de place pour cela à cette table.
web-refused-no-pen = Quelqu’un d’autre tient le stylo maintenant.
web-refused-fault = Une erreur de notre côté. Rien n’est perdu : réessaie.
web-fault-no-entry = Pas de table { $code }
web-fault-no-entry-means = Vérifie les lettres, ou demande un nouveau lien.
web-fault-no-entry-out = Retour à l’accueil
web-fault-elsewhere = Ta place est ouverte ailleurs
web-fault-elsewhere-means = Un autre onglet ou appareil s’en sert.
web-fault-elsewhere-out = Jouer ici
web-fault-banned = Tu ne peux pas jouer ici pour le moment
web-fault-banned-means = La personne qui tient cette maison a fermé la porte à cet appareil ou à son réseau jusqu’à un jour donné.
web-fault-banned-out = Accueil
web-fault-too-soon = Une petite attente avant la prochaine table
web-fault-too-soon-means = Plusieurs fois, depuis cet appareil ou son réseau, on a quitté des parties en cours ou fait attendre les autres. Entre-temps, les tables entre amis et les robots te sont ouverts.
web-fault-too-soon-out = Accueil
web-fault-again = À nouveau ouvert dans { $time }
web-fault-full = La table { $code } est complète
web-fault-full-means = Tu peux regarder, et t’asseoir dès qu’une chaise se libère.
web-fault-full-out = Regarder
web-fault-locked = La table { $code } est fermée
web-fault-locked-means = Plus personne n’entre, ni pour jouer ni pour regarder. Qui l’a ouverte peut la rouvrir.
web-fault-locked-out = Réessayer
web-fault-full-house = Plus de table libre
web-fault-full-house-means = Ce serveur est plein. Réessaie dans un moment.
web-fault-full-house-out = Réessayer
web-fault-old-version = Il y a une nouvelle version
web-fault-old-version-means = Ta place est gardée le temps de recharger.
web-fault-old-version-out = Recharger
web-fault-forgotten = Cette table n’existe plus
web-fault-forgotten-means = Elle a été supprimée par la personne qui l’avait ouverte.
web-fault-forgotten-out = Retour à l’accueil
web-fault-left = Tu as quitté la table
web-fault-left-means = Tu peux revenir avec le code quand tu veux.
web-fault-left-out = Retour à l’accueil
web-fault-damaged = Cette table est perdue
web-fault-damaged-means = Ses données sont abîmées. Les autres tables vont bien.
web-fault-damaged-out = Retour à l’accueil
web-fault-other-version = Cette table est d’une autre version
web-fault-other-version-means = Le serveur a changé depuis. La table est conservée telle quelle, et seule la version d’avant peut la continuer.
web-fault-other-version-out = Retour à l’accueil
web-fault-stopped = Le serveur s’est arrêté
web-fault-stopped-means = Ta place est gardée. Réessaie à son retour.
web-fault-stopped-out = Réessayer
web-fault-gone = Ta place à la table { $code } n’existe plus
web-fault-gone-means = La table a été effacée, ou quelqu’un a suivi ton lien de place. Si elle existe encore, tu peux t’y asseoir à nouveau.
web-fault-gone-out = M’asseoir à nouveau
web-fault-dead-link = Ce lien n’ouvre plus de place
web-fault-dead-link-means = Il a déjà servi, ou un plus récent le remplace. Demande un nouveau lien, ou assieds-toi à nouveau.
web-fault-dead-link-out = M’asseoir à nouveau
web-show-out = Faire sortir
web-show-out-means = { $name } quitte la table. Ferme la table, sinon on peut revenir.
web-fault-shown-out = On t’a fait sortir
web-fault-shown-out-means = L’hôte de la table te fait partir.
web-fault-shown-out-out = Retour à l’accueil
web-fault-crowded = Plus personne ne peut regarder la table { $code }
web-fault-crowded-means = Il n’y a plus de place pour regarder. Réessaie quand quelqu’un sera parti.
web-fault-crowded-out = Réessayer
web-fault-wrong-words = Ces mots ne rendent aucune place
web-fault-wrong-words-means = Vérifie le code et les trois mots, ou assieds-toi à nouveau.
web-fault-wrong-words-out = Retour
web-fault-too-much = Trop d’essais
web-fault-too-much-means = Ce réseau a frappé trop souvent. Attends une minute, puis réessaie.
web-fault-too-much-out = Réessayer
web-fault-meant = Tu voulais dire { $code } ? Tu y as une place
web-home = Retour à l’accueil
web-sound-tick = tic
web-sound-last = dernier tic
web-sound-knock = toc
web-sound-card = carte
web-sound-swing = les mains se tendent
web-sound-click = clic
web-sound-bang = bang
web-sound-bbb = bang bang bang
web-sound-plaster = pansement
web-sound-feather = une plume tombe
web-sound-notes = billets froissés
web-sound-stuck = une note triste
web-sound-telephone = téléphone
web-sound-grenade = boum
web-sound-win = fanfare
web-sound-lose = un air qui tombe
web-sound-heart = un cœur bat
web-sound-call = un appel
web-sound-fall = quelque chose tombe
web-sound-power = un accord
web-text-size = Taille du texte
web-theme = Lumière
web-theme-dark = Lampe
web-theme-day = Jour
web-theme-contrast = Contraste
web-motion = Mouvements
web-motion-auto = Selon l’appareil
web-motion-reduced = Réduits
web-motion-full = Complets
web-set-sound = Sons
web-set-captions = Sons en toutes lettres
web-set-music = Musique
web-set-spokencount = Compte à voix haute
web-set-vibration = Vibrations
web-set-shortcuts = Raccourcis clavier
web-set-lefthanded = Commandes à gauche
web-set-list = Places en liste
web-set-sameroom = Même pièce : cacher mes choix
web-volume = Volume
web-print = Imprimer
web-rules-aim = Huit manches. La plus grosse fortune parmi les vivants l’emporte.
web-rules-loot = Cinq billets rejoignent ce qui restait sur la table.
web-rules-load = Pose une carte cachée. Tu as 5 Clic, 2 Bang et 1 Triple pour toute la partie ; chaque carte sert une fois.
web-rules-aim-phase = À « trois », tout le monde braque quelqu’un.
web-rules-nerve = À « trois », rester ou se coucher. Se coucher met à l’abri mais coûte une plume et la part ; les mains braquées là ne tirent pas, et leurs cartes restent secrètes.
web-rules-fast-volley = Le Triple part d’abord. La cible prend un pansement et ne tire pas.
web-rules-volley = Puis toutes les autres à la fois : un Bang fait un pansement, un Clic rien.
web-rules-split = Les gens encore debout partagent à parts égales, sans monnaie. Le reste attend.
web-rules-death = Le troisième pansement est fatal, et l’argent retourne à la boîte.
web-rules-end = À la fin, chaque plume coûte { MONEY(5000) }. Si une seule personne survit, elle gagne aussitôt.
web-rules-powers = Tout le monde a en secret une carte qui change une règle. Maintiens la bande du bas pour lire la tienne.
web-rules-cop = De la manche 1 à la 6, les gens qui ont partagé passent le téléphone, et le flic peut appeler. Après trois appels, le flic gagne s’il survit sans se coucher plus d’une fois.
web-lesson-load = Cinq billets. Moins de gens debout, plus grosses parts. Charge un Clic : il est vide.
web-lesson-point = Braque quelqu’un.
web-lesson-point-cleo = Braque Cleo.
web-lesson-stay = Personne ne sait que c’est vide. Reste !
web-lesson-bang = On y a cru : moins de parts à faire. Charge un Bang.
web-lesson-drop = Trois mains sur toi. Te coucher coûte { MONEY(5000) } : couche-toi !
web-lesson-triple = On ne tire pas sur qui s’est couché. Charge un Triple.
web-lesson-back = Cleo t’en veut. Braque Cleo.
web-lesson-stay-now = Le tien part d’abord. Reste !
web-lesson-end = Trois pansements tuent. Après huit manches, la plus grosse fortune parmi les vivants l’emporte.
web-lesson-not-yet = Essaie un autre choix cette fois.
web-lesson-skip = Passer la leçon
web-lesson-done = Fini : à l’accueil
web-real = À une vraie table
web-real-lead = Vous avez la vraie boîte : jouez avec. Cet appareil lit le jeu à voix haute, compte et tient la caisse.
web-real-names = Qui est à table, dans le sens des aiguilles depuis le Parrain
web-real-name = Nom { $number }
web-real-one-less = Une place de moins
web-real-one-more = Une place de plus
web-real-secrets = Cartes secrètes
web-real-secrets-box = De la boîte
web-real-secrets-phones = Sur les téléphones
web-real-secrets-means = Chacun rejoint la table avec son téléphone : il distribue les cartes secrètes, et le combiné passe par lui.
web-real-reading = Le guide
web-real-reading-first = Première partie : tout expliquer
web-real-reading-short = Juste les annonces
web-real-begin = Commencer
web-real-set = Mettre la table
web-real-aid = L’aide du Parrain, sur papier
web-real-who-are-you = Qui es-tu ?
web-real-scan = Les autres suivent avec ce code, ou prennent le stylo.
web-real-scan-phones = Tout le monde scanne ceci et touche un nom.
web-real-missing = Encore sans téléphone : { $names }.
web-real-all-here = Tout le monde a un téléphone.
web-real-change = Changer la table
web-real-setup = Avant de commencer
web-real-setup-welcome = Bonsoir. Je vous lis toute la partie, pas à pas : personne n’a besoin de connaître les règles. Quelqu’un, le Parrain, garde cet appareil et note ce qui se passe.
web-real-setup-gangsters = Chacun prend un gangster et le met debout, avec son pistolet et ses huit cartes : cinq Clic, deux Bang, un Triple. Regardez vos cartes sans les montrer.
web-real-setup-notes = Mélangez tous les billets en une pile, faces cachées. Posez à portée de main les marqueurs de blessure et de honte : je les appelle pansements et plumes.
web-real-setup-powers = Mélangez les cartes pouvoir de cette partie et donnez-en une à chacun, cachée. Lisez la vôtre sans la montrer. La carte dit quand la dévoiler.
web-real-setup-cop = Mélangez autant de cartes rôle que de joueurs, avec le flic parmi elles, et distribuez-les. Posez le téléphone, face non utilisée visible, et à côté les trois cartes standard, les renforts tout en bas.
web-real-setup-phones = Vos cartes secrètes sont sur vos téléphones. Maintenez la bande du bas pour regarder, en cachette.
web-real-setup-aim = On joue huit manches pour l’argent sur la table. À la fin, la plus grosse fortune parmi les vivants l’emporte. Trois pansements, et c’est fini pour vous.
web-real-next = Suivant
web-real-skip = Direct à la manche 1
web-real-say-loot = Retournez cinq billets.
web-real-first-loot = Retournez cinq billets de la pile, au milieu de la table. C’est le butin de cette manche : c’est lui que vous jouez.
web-real-say-load = On charge : une carte chacun, cachée.
web-real-first-load = Chacun choisit une carte et la pose cachée à côté de son gangster. Un Clic est vide. Un Bang tire. Le Triple tire aussi, et avant tous les autres : c’est la carte « Bang ! Bang ! Bang ! ». Chaque carte ne sert qu’une fois dans la partie.
web-real-say-aim = Pistolets prêts. À trois, on braque !
web-real-first-aim = Pistolets prêts. Je compte jusqu’à trois, et à trois chacun braque quelqu’un, tous en même temps. Trop tard, ou si l’on change de cible : la carte est perdue. Ensuite, plus personne ne bouge.
web-real-aim-kid = Mais { $who } attend, et braque après tous les autres.
web-real-load-cunning = { $who } attend, et charge quand tout le monde a braqué.
web-real-aim-cunning = Puis { $who } charge.
web-real-phone-order = Il passe ainsi : { $order }.
web-real-follow = Un autre téléphone
web-real-follow-means = Scanne ceci avec un autre téléphone : il suit la partie et peut demander le stylo.
web-real-say-nerve = Parlez. À trois : debout ou couché.
web-real-first-nerve = Maintenant, parlez : menacez, promettez, suppliez. Puis je compte jusqu’à trois. À trois, vous pouvez vous coucher : gangster à terre, une plume, pas de part, mais plus rien ne vous touche. Ou vous restez, et vous le criez.
web-real-say-fast-volley = Les Triples, montrez-vous.
web-real-first-fast-volley = Qui s’est couché, et qui braque quelqu’un de couché, range sa carte sans la montrer. Les autres : si votre carte est un Triple, montrez-la. La cible prend un pansement, tombe, et range sa propre carte sans la montrer.
web-real-say-volley = Les autres encore debout : montrez votre carte.
web-real-first-volley = Tous ceux qui sont encore debout et braquent montrent leur carte, en même temps. Un Clic : rien. Un Bang : la cible prend un pansement et tombe, mais elle aussi a tiré. Touché par un Triple, on peut l’être encore.
web-real-say-split = Qui est debout partage.
web-real-first-split = Tous ceux qui sont debout partagent le butin : la même somme pour tous, au dollar près, et sans monnaie. J’ai fait le calcul. Ce qui ne se divise pas reste pour la manche suivante.
web-real-say-phone = Le téléphone, sous la table.
web-real-first-phone = Tous ceux qui ont partagé se passent le téléphone sous la table, dans le sens des aiguilles depuis le Parrain, face non utilisée. Seul le flic peut le retourner. La dernière personne le pose devant tout le monde.
web-real-say-reveal = Cartes sur table.
web-real-first-reveal = La dernière manche est finie. Retournez vos rôles et vos pouvoirs : certains comptent maintenant.
web-real-say-over = La partie est finie.
web-real-first-over = La partie est finie. Chaque plume coûte cinq mille dollars, et la plus grosse fortune parmi les vivants l’emporte.
web-real-say-phones = Le combiné passe sur vos téléphones. Tous ceux qui ont partagé maintiennent une touche.
web-real-one = Un !
web-real-two = Deux !
web-real-three = Trois !
web-real-time = Le temps est écoulé !
web-real-read = Lire à voix haute
web-real-voice-on = Voix : oui
web-real-voice-off = Voix : non
web-real-notes = Touche les billets
web-real-note = Un billet de { MONEY($value) }
web-real-unnote = Pas ce billet de { MONEY($value) }
web-real-these = Ces cinq-là
web-real-more-notes = { $count ->
    [one] Encore { $count } billet
   *[other] Encore { $count } billets
}
web-real-loaded = Tout le monde a chargé
web-real-aimed = Tout le monde a braqué
web-real-tap-dropped = Touche tous ceux qui se couchent.
web-real-drop = { $count ->
    [0] Personne ne se couche
    [one] { $count } se couche
   *[other] { $count } se couchent
}
web-real-tap-hit = Touche chaque cible, une fois par coup reçu.
web-real-hit = { $count ->
    [0] Personne n’est touché
    [one] { $count } coup au but
   *[other] { $count } coups au but
}
web-real-unhit = Un coup de moins : { $who }
web-real-each = { MONEY($share) } chacun
web-real-alone = { $who } rafle tout : { MONEY($share) }
web-real-stuck = Pas de monnaie : rien ne se partage.
web-real-nobody = Personne n’est debout : personne ne partage.
web-real-stays = Reste sur la table
web-real-shared = C’est distribué
web-real-go-on = Continuer
web-real-unused = Pas utilisé
web-real-used = Utilisé !
web-real-passed = { $passed } sur { $count } l’ont passé.
web-real-by-hand = Un téléphone en panne ? Dis le résultat :
web-real-hold = Maintiens une touche trois secondes, comme tout le monde.
web-real-held = C’est passé. Attends les autres.
web-real-cop = Qui était le flic ?
web-real-revealed = Tout est dévoilé
web-real-reveal-powers = Six pieds sous terre et Super Trouillard comptent : note-les avec « Un pouvoir ».
web-real-again = Une autre partie
web-real-undo = Annuler
web-real-redo = Rétablir
web-real-noted = Plusieurs pas en arrière
web-real-noted-means = Touche une ligne : elle est annulée, avec tout ce qui a suivi. Tout peut être rétabli.
web-real-noted-round = Manche { $round }
web-real-noted-turned = Billets retournés
web-real-noted-loaded = Cartes posées
web-real-noted-aimed = Tout le monde vise
web-real-noted-withdrew = Qui s’est couché
web-real-noted-hit = Qui a été touché
web-real-noted-showed = Un pouvoir a été montré
web-real-noted-shared = Le partage
web-real-noted-phoned = Le téléphone
web-real-noted-revealed = Qui était qui
web-real-noted-ran = Le compte de dix
web-real-noted-left = Qui a levé les mains
web-real-noted-struck = Qui a été touché
web-real-noted-touched = Qui la grenade a touché
web-real-noted-slapped = Le poignard
web-real-noted-joined = Une personne en retard
web-real-noted-went-home = Un départ
web-real-if = Et si…
web-real-power = Un pouvoir
web-real-round = Cette manche
web-real-nothing-yet = Rien de noté encore.
web-real-roster = Autour de la table
web-real-stance-withdrawn = se couche
web-real-stance-wounded = à terre
web-real-following = { $name } tient le stylo. Tu suis.
web-real-take-pen = Prendre le stylo
web-real-take-pen-sure = Seul cet appareil écrira. Prendre le stylo des mains { DE($name) } ?
web-real-pen-asked = { $name } demande le stylo et l’aura dans { $seconds } s.
web-real-pen-keep = Je le garde
web-real-pen-give = Je le donne
web-real-pen-coming = Le stylo est à toi dans { $seconds } s, sauf objection. Il est tenu par : { $name }.
web-real-offline = { $count ->
    [0] Pas de connexion. Continue : ce que tu touches est gardé et partira plus tard.
    [one] Pas de connexion. { $count } note est gardée et partira.
   *[other] Pas de connexion. { $count } notes sont gardées et partiront.
}
web-real-wait = Le calcul se fera dès que la connexion revient.
web-real-lost = { $count ->
    [one] { $count } note n’a pas été inscrite. Inscris-la de nouveau.
   *[other] { $count } notes n’ont pas été inscrites. Inscris-les de nouveau.
}
web-real-moved-on = Le registre a avancé entre-temps.
web-real-because = { $what } ({ $rule })
web-real-fact-not-now = Cela va avec une autre phase.
web-real-fact-over = La partie est finie.
web-real-fact-five-notes = On retourne cinq billets par manche.
web-real-fact-no-note = Ce billet n’existe pas.
web-real-fact-not-in-box = La boîte n’a plus de ces billets.
web-real-fact-no-seat = Il n’y a personne à cette place.
web-real-fact-dead = Les morts ne jouent plus.
web-real-fact-twice = Quelqu’un y figure deux fois.
web-real-fact-safe = Qui s’est couché ne peut pas être touché.
web-real-fact-too-many-hits = Plus de coups que de pistolets qui tirent.
web-real-fact-no-such-power = Ce pouvoir n’est pas dans cette partie.
web-real-fact-other-power = Cette carte est à quelqu’un d’autre, ou ce gangster en a une autre.
web-real-fact-not-shown-now = Cette carte ne se montre pas maintenant.
web-real-fact-no-victim = Ce gangster ne peut pas être choisi.
web-real-fact-unbalanced = Cette équipe serait trop grande.
web-real-fact-other-deck = À plus de douze on joue avec d’autres cartes : à la prochaine partie.
web-real-fact-no-cop = Dis qui était le flic.
web-real-fact-nothing = Il n’y a rien à annuler.
web-real-who = Qui ?
web-real-which = Quelle carte ?
web-real-whom = Qui est visé ?
web-real-proof = La carte qui le prouve
web-real-show = Montré
web-real-if-lead = Suppose que cette manche se passe ainsi. L’arbitre dit ce qui suit, et selon quelles règles.
web-real-if-card = Carte
web-real-if-at = Braque
web-real-if-late = personne : trop tard
web-real-if-drops = Se couche
web-real-if-power = Pouvoir
web-real-if-none = aucun
web-real-if-ask = Demander à l’arbitre
web-real-if-loot = Retournez d’abord le butin : l’arbitre pourra répondre.
web-real-if-cannot = Cela ne peut pas arriver à cette table.
web-real-verdict = L’arbitre dit
web-real-aid-title = L’aide du Parrain
web-real-aid-edition = Édition
web-real-aid-classic = Autour d’une table : 4 à 6
web-real-aid-live = Live : 8 à 20, par équipes
web-real-aid-rounds = { $rounds } manches, phase par phase
web-real-aid-classic-loot = Tous les vivants se relèvent. Cinq nouveaux billets rejoignent ce qui reste.
web-real-aid-classic-load = « Chargez ! » Une carte chacun, cachée. Chaque carte ne sert qu’une fois.
web-real-aid-classic-aim = « Un, deux, trois ! » Tous braquent à la fois. Trop tard : carte perdue, sans la montrer.
web-real-aid-classic-nerve = On parle. « Un, deux, trois ! » Se coucher : une plume, à l’abri, pas de part. Sa carte, et celles qui braquent là, partent sans être vues.
web-real-aid-classic-fast-volley = « Les Triples ! » Montrés ensemble. La cible : un pansement, à terre, sa carte part sans être vue.
web-real-aid-classic-volley = « Les autres ! » Qui est debout et braque encore montre sa carte, ensemble. Bang : un pansement et à terre, même pour qui l’est déjà. La cible a tiré aussi.
web-real-aid-classic-split = Qui est debout partage : parts égales au dollar, les gros billets d’abord, sans monnaie. Le reste attend. Une personne seule prend tout.
web-real-aid-classic-phone = Avec le flic, manches 1 à 6 : qui a partagé le passe sous la table. Utilisé : on retourne une carte standard. Après la troisième, les plumes clignotent.
web-real-aid-classic-death = Troisième pansement : hors jeu sur-le-champ, l’argent retourne à la boîte. Qui meurt dans une salve y a tiré quand même.
web-real-aid-classic-end = Après la manche 8, la plus grosse fortune parmi les vivants l’emporte, moins { MONEY(5000) } par plume. Égalité : moins de plumes, puis plus de pansements, puis partage. Une seule personne en vie gagne aussitôt ; plus personne, personne ne gagne.
web-real-aid-classic-cop = Le flic gagne : trois appels avant la fin de la manche 6, en vie à la fin, une plume clignotante au plus. Sinon, le gangster vivant le plus riche.
web-real-aid-live-loot = Prenez un paquet, ajoutez les restes, annoncez la somme.
web-real-aid-live-deal = Mélangez. Chaque Chef reçoit une carte par membre en jeu ; l’équipe se les répartit en secret, une chacun, dans la paume gauche.
web-real-aid-live-freeze = « Dix… zéro ! » On court, sans s’attraper. Sifflet, trois secondes : on se fige et on braque un adversaire visible. Les armes se miment, Kevlar, Poignard et Grenade miment ce qu’ils veulent.
web-real-aid-live-nerve = « Trois… zéro ! » Sifflet : on reste et on crie, ou bras en l’air au coin des lâches, carte au Parrain. Qui les visait baisse son arme.
web-real-aid-live-bbb = Les Triples lèvent la main gauche et crient : toutes les cibles blessées à la fois, main sur le cœur. Puis Kevlar, Poignard et Grenade blessés, le plus petit numéro d’abord.
web-real-aid-live-double = Les Doubles, deux cibles chacun, de même. Qui a été blessé avant ne tire pas et ne dit rien.
web-real-aid-live-shotgun = Les Fusils : la cible part droit à l’Hôpital, un pas en arrière, bras ouverts ; qui est touché est blessé.
web-real-aid-live-split = Toutes les cartes, côté argent : autant de parts égales que de gens ni lâches ni dans le coma, les gros d’abord, sans monnaie. Une blessure partage encore. À la planque.
web-real-aid-live-return = Les lâches reviennent. De l’Hôpital au Coin : ils sautent une manche entière. Toutes les blessures guérissent.
web-real-aid-live-coma = Deux blessures dans la manche, une grenade, ou un Fusil en plein. Le Kevlar arrête la première blessure, ni la grenade ni le Fusil. Une Grenade blessée doit sauter, bras ouverts : qui est touché tombe. Un Poignard blessé peut toucher un adversaire, pieds fixes.
web-real-aid-live-end = Après la manche 5, l’équipe la plus riche gagne, moins { MONEY(25000) } par membre à l’Hôpital. Égalité : plus de gens dans le coma, puis partage. Une équipe toute dans le coma ne peut pas gagner.
web-real-aid-head-death = La mort
web-real-aid-head-end = La fin
web-real-aid-head-cop = Le flic
web-real-aid-head-coma = Le coma

## Browser: Live outdoors

web-real-out = Live, en plein air
web-real-out-lead = Vous courez pour de vrai. Les téléphones donnent les cartes, comptent, sifflent et tiennent la caisse. Un téléphone chacun, un par équipe, ou seulement celui-ci.
web-real-out-teams = Équipes
web-real-out-in-each = Personnes par équipe
web-real-out-unequal = Une équipe peut avoir une personne de plus qu’une autre.
web-real-out-one-more = Une personne de plus : { $team }
web-real-out-one-fewer = Une de moins : { $team }
web-real-out-person = { $team }, personne { $number }
web-real-out-chief = Le Chef
web-real-out-cards = Cartes
web-real-out-cards-house = Sur les téléphones
web-real-out-cards-box = De la vraie boîte
web-real-out-plays = Le Parrain joue-t-il aussi ?
web-real-out-plays-means = Alors ce téléphone ne dit pas qui tire.
web-real-out-walk-only = On marche, on ne court pas
web-real-out-walk = On marche, on ne court pas !
web-real-out-chain-of-grenades = Une grenade explose aussi quand une autre atteint celui qui la tient.
web-real-out-foolproof = Chaque carte compte un, quel que soit l’argent dessus.
web-real-out-people = { $count } gangsters
web-real-out-set = Voilà les équipes
web-real-out-scan = Scannez : un téléphone chacun, ou un par équipe. Ce téléphone s’occupe de ceux qui n’en ont pas.
web-real-out-who-are-you = Qui es-tu ? Un seul téléphone pour l’équipe : n’importe qui d’entre vous.
web-real-out-phones = { $count ->
    [0] Aucun autre téléphone : les cartes passent sur celui-ci.
    [one] { $count } téléphone a un nom.
   *[other] { $count } téléphones ont un nom.
}
web-real-out-ground = À lire à voix haute
web-real-out-ground-rules = Montre les limites, l’Hôpital et le coin des lâches. { $walk ->
    [yes] On marche, on ne court pas, on n’attrape personne.
   *[no] On court, on n’attrape personne.
} Le téléphone reste dans la main gauche ou dans la poche. Au sifflet, tout le monde se fige.
web-real-out-roster = Tout le monde
web-real-out-place-coward = mains en l’air
web-real-out-place-hospital = Hôpital
web-real-out-place-sitting-out = passe son tour
web-real-out-number = N° { $number }
web-real-out-mime-bbb = À mimer : deux doigts d’une main, une cible.
web-real-out-mime-double = À mimer : un pistolet dans chaque main, deux cibles.
web-real-out-mime-shotgun = À mimer : un fusil à deux mains, une cible.
web-real-out-mime-any = Mime l’arme que tu veux.
web-real-out-does-kevlar = Un coup reçu ? Montre-le : le premier pansement est arrêté.
web-real-out-does-backstab = Un coup reçu ? Tu peux taper un ennemi. Pieds fixes.
web-real-out-does-boom = Un coup reçu ? Saute sur place, bras ouverts !
web-real-out-pass-on = Vu : passe-le
web-real-out-pass-back = Vu : rends-le
web-real-out-pass-stop = Pas maintenant
web-real-out-pass-cards = Faire passer les cartes
web-real-out-shows = Ce qui est montré
web-real-out-its-number = Son numéro
web-real-out-no-number = Sans numéro
web-real-out-the-rest = Les { $count } autres cartes : { MONEY($value) } chacune. Annonce { MONEY($total) } !
web-real-out-say-ready = { $loot ->
    [0] Les cartes ! Une chacun, dans la paume gauche. Prêts ? Dix… neuf…
   *[other] Le butin : { MONEY($loot) } ! Une carte chacun, dans la paume gauche. Prêts ? Dix… neuf…
}
web-real-out-say-ready-cards = { $cards ->
    [0] Les cartes ! Une chacun, dans la paume gauche. Prêts ? Dix… neuf…
    [one] Le butin : une carte ! Une chacun, dans la paume gauche. Prêts ? Dix… neuf…
   *[other] Le butin : { $cards } cartes ! Une chacun, dans la paume gauche. Prêts ? Dix… neuf…
}
web-real-out-run = { $walk ->
    [yes] Marchez !
   *[no] Courez !
}
web-real-out-say-run = { $walk ->
    [yes] Marchez !
   *[no] Courez !
} Au sifflet, on se fige et on vise !
web-real-out-say-nerve = Rester ou mains en l’air : trois… deux… un…
web-real-out-say-bbb = Les Triples ! Main gauche levée, et criez ! Qui est touché : main sur le cœur.
web-real-out-say-double = Les Doubles ! Main gauche levée, et criez ! Qui est touché : main sur le cœur.
web-real-out-say-shotgun = Les Fusils ! Main gauche levée : blam ! Qui est touché : un pas en arrière, bras ouverts, puis à l’Hôpital.
web-real-out-say-blast = { $who } : une grenade ! Saute, bras ouverts !
web-real-out-say-dagger = { $who } a un poignard et peut taper un ennemi. Pieds fixes !
web-real-out-firing = Feu maintenant : { $who }. Les autres se taisent.
web-real-out-tap-hit = Qui est touché ?
web-real-out-tap-twice = Deux fois pour deux tirs.
web-real-out-tap-hands = Qui a levé les mains ?
web-real-out-tap-touched = Qui a été touché ? ({ $who })
web-real-stay = Garde le doigt sur la dernière personne pour continuer. Glisse vers d’autres pour les ajouter.
web-real-out-count-three = Compter à partir de trois
web-real-out-whistled = J’ai sifflé moi-même
web-real-out-not-yet = Pas encore
web-real-out-counts-itself = Le compte part tout seul peu après le sifflet.
web-real-out-next-ready = Lancer le compte
web-real-out-next-nerve = { $count ->
    [0] Tous restent
    [one] Une personne se couche
   *[other] { $count } personnes se couchent
}
web-real-out-next-hits = { $count ->
    [0] Personne n’est touché
    [one] { $count } coup au but
   *[other] { $count } coups au but
}
web-real-out-next-slap = Tape sur { $who }
web-real-out-next-no-slap = Pas de tape
web-real-out-next-touched = { $count ->
    [0] Personne n’est touché
    [one] { $count } personne touchée
   *[other] { $count } personnes touchées
}
web-real-out-share = { $share } chacun : { $who }.
web-real-out-no-share = Personne ne touche rien. Ça reste pour la manche suivante.
web-real-out-late = { $noted ->
    [yes] Arrivé tard : { $who }, aveu pour « { $phase } ». C’est noté.
   *[no] Arrivé tard : { $who }, aveu pour « { $phase } ». Annule et note-le.
}
web-real-out-showed = { $you ->
    [who] Tu montres { $weapon }.
   *[none] { $who } montre { $weapon }.
}
web-real-out-happened = Ce qui s’est passé
web-real-out-came-late = Quelqu’un arrive en retard ?
web-real-out-phone-here = { $who } est là avec un téléphone.
web-real-out-joins = Joue dès la prochaine donne, dans l’équipe :
web-real-out-phone-of = Ou c’est le téléphone de :
web-real-out-late-name = Nom
web-real-out-all-full = Les équipes sont complètes, ou ne seraient plus équilibrées.
web-real-out-tell-godfather = Tu joues aussi ? Dis au Parrain qui tu es : il te fait entrer entre deux manches.
web-real-out-mute = Un téléphone en silencieux ne siffle pas. Un vrai sifflet marche toujours.
web-real-out-frozen = On se fige ! On vise !
web-real-out-godfather-counts = Regarde ta carte. Le Parrain va compter.
web-real-out-your-share = Ta part : { $share }. Regarde ta nouvelle carte.
web-real-out-your-none = Pas de part pour toi. Regarde ta nouvelle carte.
web-real-out-share-out = Répartir les cartes
web-real-out-shared = On les tient comme ça
web-real-out-act-blast = { $who } : saute ! Bras ouverts !
web-real-out-act-dagger = { $who } : tu peux taper un ennemi. Pieds fixes !
web-real-out-act-shotgun = { $who } : un pas en arrière, bras ouverts !
web-real-out-shooting = Lève les yeux ! Un coup reçu ?
web-real-out-nerve = Rester et crier, ou mains en l’air ?
web-real-out-godfather = Le Parrain
web-real-out-gone = Téléphone du Parrain perdu ?
web-real-out-gone-sure = Mener sur ce téléphone ? L’autre a dix secondes pour s’y opposer. Rien de noté ne se perd.
web-real-out-proposed = { $count ->
    [one] { $count } touche n’a pas été notée. Le téléphone du Parrain la propose.
   *[other] { $count } touches n’ont pas été notées. Le téléphone du Parrain les propose.
}
web-real-out-proposals = Touché, mais pas noté :
web-real-out-propose-note = Noter
web-real-out-propose-leave = Laisser
web-real-out-whistle-comes = Le sifflet arrive !
web-real-out-in-hospital = Tu es à l’Hôpital depuis la manche { $since }. { $back ->
    [0] Tu ne reviens plus dans cette partie.
   *[other] Tu reviens à la manche { $back }.
}
web-real-out-sitting-out = Tu passes la manche { $round }. { $back ->
    [0] Tu ne reviens plus dans cette partie.
   *[other] Tu reviens à la manche { $back }.
}
web-real-out-idle = Rien à toucher.
web-real-out-at-home = Tu as quitté la partie. À la prochaine !
web-real-out-place-home = a quitté la partie
web-real-out-back = De retour : { $who }.
web-real-out-sit-out = Hors jeu cette manche : { $who }.
web-real-out-goes-home = Quelqu’un rentre chez soi ?
web-real-out-alone = { $count ->
    [0] Pas de connexion. Ce téléphone mène seul.
    [one] Pas de connexion. Ce téléphone mène seul et garde { $count } touche.
   *[other] Pas de connexion. Ce téléphone mène seul et garde { $count } touches.
}
web-real-out-alone-cards = Regardez votre nouvelle carte sur ce téléphone : il circule.
web-real-out-ask-aloud = Leurs cartes sont sur des téléphones injoignables. En cas de touche, demande à voix haute ce qu’ils tiennent : { $who }.
web-real-out-no-cards = Les nouvelles cartes viennent avec la connexion. Personne n’en reçoit avant.
web-real-out-watch = Le Parrain décide qui est touché.
web-real-out-hit = { $count ->
    [0] Touché !
    [one] { $count } coup reçu
   *[other] { $count } coups reçus
}
web-real-out-is-hit = { $count ->
    [0] Coup sur { $who }
    [one] { $who } : { $count } coup
   *[other] { $who } : { $count } coups
}
web-real-out-not-hit = Un de moins
web-real-out-hands = Mains en l’air
web-real-out-their-hands = Mains en l’air : { $who }
web-real-out-refused = Cette phase est finie. Dis-le au Parrain.
web-real-out-award-nerves = Nerfs d’acier
web-real-out-award-nerves-why = { $who } n’a jamais levé les mains et a partagé { $count } fois.
web-real-out-award-firework = Feu d’artifice
web-real-out-award-firework-why = { $count ->
    [one] La grenade { DE($who) } a emporté { $count } autre personne.
   *[other] La grenade { DE($who) } a emporté { $count } autres personnes.
}
web-real-out-award-long-arm = Le bras long
web-real-out-award-long-arm-why = { $count ->
    [one] { $who } a tapé { $count } personne avec le poignard.
   *[other] { $who } a tapé { $count } personnes avec le poignard.
}
web-real-out-award-pincushion = Pelote d’épingles
web-real-out-award-pincushion-why = { $who } a pris { $count } pansements.
web-real-out-award-quick-feet = Pieds légers
web-real-out-award-quick-feet-why = { $who } : { $count ->
    [one] une fois
   *[other] { $count } fois
} au coin des lâches.
web-real-out-award-patient = Patient modèle
web-real-out-award-patient-why = { $who } : { $count ->
    [one] un séjour
   *[other] { $count } séjours
} à l’Hôpital.
web-real-out-award-earner = Gagne-pain
web-real-out-award-earner-why = { $who } a rapporté { $sum } à l’équipe.
web-real-out-certificates = Diplômes à imprimer
web-real-out-certificate = DIPLÔME
web-real-out-certified-won = Vainqueurs de cinq manches de Live en plein air, avec { $sum }.
web-real-out-certified = Rescapés de cinq manches de Live en plein air : { $sum }, place { $place } sur { $teams }.
web-real-out-signed = Le Parrain
web-real-out-to-report = Retour au rapport
web-report = Rapport de police
web-writing = On rédige le rapport…
web-called-off = La partie a été interrompue
web-who-was-who = Qui était qui
web-truth = Les cartes jamais vues
web-talk-about = Ce dont on parlera
web-deck-hand = { $who } sur { $whom }, manche { $round }
web-deck-card = { $who }, rangée, manche { $round }
web-accounts = D’où vient chaque somme
web-drawing = On attend que chaque appareil dévoile sa part de la donne…
web-draw-again = { $count ->
    [one] { $who } : l’appareil n’a pas répondu. La donne est tirée une nouvelle fois, sans lui.
   *[other] { $who } : les appareils n’ont pas répondu. La donne est tirée une nouvelle fois, sans eux.
}
web-fair-good = Personne n’a choisi cette donne
web-fair-partly = La donne est juste, pour autant que cet appareil puisse en juger
web-fair-bad = Quelque chose ne colle pas dans cette donne
web-fair-title = La donne était-elle honnête ?
web-fair-sealed = { $fits ->
    [yes] La maison a dévoilé la graine à laquelle elle s’était engagée avant la donne.
    [no] La maison a dévoilé une autre graine que celle à laquelle elle s’était engagée.
   *[unknown] Cet appareil n’a dévoilé aucune part de la donne : il ne peut dire à quelle graine la maison s’était engagée.
}
web-fair-told = { $fits ->
    [yes] Tous s’étaient engagés à leur part avant que cet appareil ne dévoile la sienne, et aucune n’a changé ensuite.
    [no] Des parts ont changé, ou la donne a été refaite, après que cet appareil a dévoilé la sienne.
   *[unknown] Cet appareil n’a pas su d’avance à quoi chacun s’était engagé.
}
web-fair-bound = { $fits ->
    [yes] Chaque part dévoilée est celle à laquelle on s’était engagé. Celles des robots découlent de la graine.
    [no] Une part dévoilée n’est pas celle à laquelle on s’était engagé.
   *[unknown] À cette table, personne ne s’était engagé à une part : qui la fait tourner a pu choisir la donne.
}
web-fair-mine = { $fits ->
    [yes] La part de cet appareil y est, et personne ne la connaissait tant que chacun pouvait encore choisir la sienne.
    [no] Cet appareil a dévoilé sa part, et elle a été laissée de côté.
   *[unknown] Cet appareil n’a rien ajouté à la donne.
}
web-fair-cards = { $fits ->
    [yes] Billets, pouvoirs et rôles étaient dans l’ordre qui découle de tout cela.
    [no] Les cartes n’étaient pas dans l’ordre qui découle de tout cela.
   *[unknown] L’ordre des cartes se vérifie avec l’enregistrement de la partie.
}
web-fair-by-gave = Part ajoutée : { $who }.
web-fair-by-house = D’après la graine de la maison : { $who }.
web-fair-by-nothing = Rien ajouté : { $who }.
web-fair-by-missing = Part promise et jamais dévoilée : { $who }.
web-fair-twice = Des parts ont été retenues deux fois. Qui fait tourner le serveur et tenait plusieurs places a pu choisir cette donne parmi quelques-unes.
web-fair-signs = Ces signes doivent être les mêmes sur tous les appareils :
web-record = Garder l’enregistrement
web-record-means = L’enregistrement, c’est toute la partie dans un fichier : chaque carte et chaque choix. Chacun peut le vérifier avec « standoff verify ».
web-record-failed = L’enregistrement n’a pas pu être récupéré. Réessaie.
web-fair-keeps = Les cartes sont gardées par l’ordinateur de l’hôte.
web-fair-keeps-means = Qui le fait tourner pourrait les regarder pendant la partie, avec un peu de savoir-faire. Ce que personne n’a pu faire, c’est choisir comment elles tombent.
web-dead = hors jeu
web-podium-richest = Victoire : { $winners }, la plus grosse somme parmi les vivants.
web-place = { $place }e
web-awards = Récompenses
web-truth-all = Voir les { $count }
web-story = L’histoire
web-story-first = { $you ->
    [who] Manche { $round } : c’est toi qui tires pour de bon en premier, sur { $whom }.
    [whom] Manche { $round } : { $who } tire pour de bon en premier, sur toi.
   *[none] Manche { $round } : { $who } tire pour de bon en premier, sur { $whom }.
}
web-story-died-by = { $you ->
    [who] Manche { $round }, ta chance s’arrête là. Le doigt sur la détente : { $names }.
   *[none] Manche { $round }, un pansement de trop pour { $who }. Le doigt sur la détente : { $names }.
}
web-story-died = { $you ->
    [who] Manche { $round } : ta chance t’abandonne.
   *[none] Manche { $round } : { $who } prend un pansement de trop.
}
web-story-exploded = { $you ->
    [who] Manche { $round } : ta grenade fait place nette.
   *[none] Manche { $round } : la grenade { DE($who) } fait place nette.
}
web-story-power = { $you ->
    [who] Manche { $round } : tu montres « { $power } ».
   *[none] Manche { $round } : { $who } montre « { $power } ».
}
web-story-call = Manche { $round } : quelqu’un appelle la police.
web-story-richest = { $count ->
    [one] Le plus beau partage est celui de la manche { $round } : { MONEY($share) } pour { $group } en solo.
   *[other] Le plus beau partage est celui de la manche { $round } : { MONEY($share) } par tête pour { $group }.
}
web-story-bluff = { $you ->
    [who] À la manche { $round }, ta main vide fait se coucher { $whom }.
    [whom] À la manche { $round }, tu te couches devant la main vide { DE($who) }.
   *[none] À la manche { $round }, la main vide { DE($who) } fait se coucher { $whom }.
}
web-story-grudge = { $you ->
    [who] Tu braques { $whom } { $count } fois.
    [whom] { $who } te braque { $count } fois.
   *[none] { $who } braque { $whom } { $count } fois.
}
web-story-stuck = { $count ->
    [one] Une fois, le butin n’a pas pu se partager.
    [2] Deux fois, le butin n’a pas pu se partager.
   *[other] { $count } fois, le butin n’a pas pu se partager.
}
web-award-ice-cold = Sang-froid
web-award-ice-cold-why = { $count ->
    [one] { $who } reste debout sous deux mains ou plus, une fois.
   *[other] { $who } reste debout sous deux mains ou plus, { $count } fois.
}
web-award-empty-hand = Main vide
web-award-empty-hand-why = { $count ->
    [one] Avec un Clic, { $who } fait se coucher quelqu’un.
   *[other] Avec un Clic, { $who } fait se coucher quelqu’un, { $count } fois.
}
web-award-feather-bed = Lit de plumes
web-award-feather-bed-why = { $who } ramasse { $count } plumes.
web-award-lightning-rod = Paratonnerre
web-award-lightning-rod-why = { $count } mains braquées sur { $who }.
web-award-grudge = Rancune
web-award-grudge-why = { $who } braque { $count } fois la même personne.
web-award-bookkeeper = Comptable
web-award-bookkeeper-why = { $who } tire { MONEY($count) } des partages.
web-award-pacifist = Pacifiste
web-award-pacifist-why = { $count ->
    [one] { $who } ne tire jamais pour de bon.
   *[other] { $who } ne tire jamais pour de bon.
}
web-matrix = Qui a braqué qui
web-seed = Graine de la donne :
web-replay = Revoir la partie
web-replay-place = Moment { $place } sur { $count }
web-replay-back = Reculer
web-replay-on = Avancer
web-replay-play = Lire
web-replay-stop = Arrêter
web-replay-link = Lien vers ce moment
web-share-means = Qui a le lien voit cette partie : chaque carte, chaque main, tout l’argent. Pas les paroles, ni le chemin vers cette table. Qui n’a pas donné son accord apparaît sous un nom de gangster.
web-share-now = Partager cette partie
web-share-host = Qui a ouvert la table peut partager cette partie.
web-share-copy = Copier le lien
web-share-link = Lien vers cette partie
web-share-name = Avec mon nom
web-share-back = Ne plus partager
web-share-back-means = Le lien n’ouvre plus rien, pour personne.
web-share-picture = La table à la fin
web-share-save = Image ({ $kind })
web-shared-games = Parties partagées
web-shared-game = Partie { $game }
web-result = Une partie de Standoff
web-result-gone = Cette partie n’est pas partagée
web-result-gone-means = Elle ne l’a jamais été, ou quelqu’un qui jouait l’a retirée.
web-result-play = Jouer aussi
web-erase = Effacer mon nom
web-erase-means = Ton nom et tout ce que tu as dit disparaissent des parties finies de cette table, pour tout le monde et pour de bon. Ici, tu portes désormais un nom de gangster.
web-again = On remet ça

## Browser: Live

web-edition = Édition
web-slow-mime = Trop tard : tu ne braques personne.
web-sound-whistle = un coup de sifflet
web-live-edition = Live
web-live-arena = L’arène vue d’en haut, avec { $count } gangsters
web-live-teams = Équipes
web-live-auto = Selon le nombre
web-live-obstacles = Obstacles
web-live-obstacles-none = Aucun
web-live-obstacles-pillars = Piliers
web-live-obstacles-mean = On ne braque pas qui se cache derrière.
web-live-agreed = { $what } : { $which }
web-live-decide-touch = Qui est touché ?
web-live-decide-whistle = À toi de siffler.
web-live-touched-done = { $count ->
    [0] Personne n’est touché
   *[other] C’est tout
}
web-live-touch-fall = { $name } recule et touche :
web-live-touch-dagger = Le poignard { DE($name) } peut atteindre :
web-live-touch-blast = { $name } explose et touche :
web-live-touching = Bras ouverts, personne ne bouge : { $name } regarde qui est touché.
web-live-touch-line = Touche tous ceux qui sont touchés.
web-live-touch-title = Qui est touché ?
web-live-whistling = Va où tu veux jusqu’au coup de sifflet { DE($name) }.
web-live-bot-whistles = { $name } ne répond plus. Les téléphones comptent et sifflent ; puis tout le monde se voit.
web-live-godfather-gone = { $name } est hors de portée : un robot remplace le Parrain. Il siffle, laisse tout le monde se voir et ne touche personne.
web-live-godfather-back = { $name } est de retour et reprend le sifflet.
web-live-blow-without = Sans le Parrain
web-live-whistle-line = Tu es le Parrain : compte à partir de dix, puis siffle.
web-live-hidden-from = Cachés à { $name } :
web-live-hiding-how = Touche un gangster, puis les ennemis que quelque chose lui cache.
web-live-hiding = Qui ne voit pas qui ?
web-live-who-hides = { $count ->
    [0] Tous se voient
    [one] { $count } paire hors de vue
   *[other] { $count } paires hors de vue
}
web-live-blow = Siffler
web-live-no-whistle = Quelqu’un doit prendre le sifflet.
web-live-next-begun = La partie suivante a commencé. Un robot joue pour toi si tu manques deux tours.
web-live-come = J’arrive
web-live-host-again = { $name } veut remettre ça. Viens quand tu auras assez lu.
web-live-teams-options = Équipes et options
web-live-back-to-report = Retour au rapport
web-live-take-whistle = J’ai le sifflet
web-live-mean-playing = Les cartes de ceux qui partent retournent sur la pioche sans être vues.
web-live-mean-foolproof = Chaque carte vaut un ; le plus de cartes gagne.
web-live-mean-chain-of-grenades = Une grenade touchée par une grenade explose aussi.
web-live-godfather-player-means = On marche pour de vrai ; l’un des gangsters siffle et dit qui est touché.
web-live-godfather-player = Un joueur
web-live-godfather-person-means = On marche pour de vrai ; quelqu’un qui ne joue pas siffle et dit qui est touché.
web-live-godfather-person = Quelqu’un
web-live-godfather-arena-means = Tout le monde marche dans une arène à l’écran.
web-live-godfather-arena = L’appli
web-live-godfather = Parrain
web-live-complete = { $count } gangsters en { $teams } équipes : on peut commencer.
web-live-missing = { $count ->
    [one] Il manque encore 1 gangster.
   *[other] Il manque encore { $count } gangsters.
}
web-live-fill-to = Des robots, jusqu’à
web-live-chief = Chef
web-live-lead = Je veux être Chef
web-live-anywhere = N’importe où
web-live-balance = Équilibrer
web-live-place = Placer { $name } dans une équipe
web-live-walk = En marche !
web-live-stab-title = Le poignard
web-live-cards-title = On montre les cartes
web-live-frozen = Le sifflet ! Plus personne ne bouge.
web-live-divide = Répartir les cartes
web-live-look-cards = Voir les cartes de l’équipe
web-live-divide-line = Tu es le Chef : qui reçoit quelle carte ?
web-live-dividing = Au partage des cartes : { $names }
web-live-walk-line = Va où tu veux. Au sifflet, on ne bouge plus.
web-live-others-walk = Chacun cherche une bonne place.
web-live-how-to-walk = Touche ou glisse dans l’arène, tiens la croix, ou prends les flèches.
web-live-go-n = En haut
web-live-go-ne = En haut à droite
web-live-go-e = À droite
web-live-go-se = En bas à droite
web-live-go-s = En bas
web-live-go-sw = En bas à gauche
web-live-go-w = À gauche
web-live-go-nw = En haut à gauche
web-live-go-stop = Halte
web-live-fact-shows = carte : { $weapon }
web-live-fact-points = { $weapon } sur { $names }
web-live-fact-struck-boom = explosion : { $names }
web-live-fact-struck-backstab = coup de poignard : { $names }
web-live-fact-struck-fall = recul : { $names }
web-live-gun-of = { $name } ({ $weapon })
web-live-fact-hidden = hors de vue
web-live-far = { $far } m · { $way }
web-live-in-reach = à portée de bras
web-live-away-whom = Fuir { $name }
web-live-towards-whom = Vers { $name }
web-live-away = Fuir
web-live-towards = Vers
web-live-where = Où aller ?
web-live-middle = Au milieu
web-live-mime = Mime
web-live-point = { $count ->
    [one] Mime une arme et braque un ennemi.
   *[other] Mime une arme et braque { $count } ennemis.
}
web-live-second = Tu braques { $names }. Il manque ton autre main : touche encore un ennemi, sinon elle prend { $other }.
web-live-place-now = Touche maintenant l’équipe { DE($name) }.
web-live-how-to-place = Touche une équipe pour y entrer, ou un nom puis son équipe. Les autres vont où il y a de la place.
web-live-how-to-join = Touche une équipe pour y entrer. Les autres vont où il y a de la place.
web-live-whom = Qui braques-tu ?
web-live-pointed = Tu vas braquer { $names }. Tu peux encore changer.
web-live-all = Les { $count }
web-live-sees-nobody = D’ici, tu ne vois aucun ennemi.
web-live-only-itself = Une vraie arme ne peut mimer qu’elle-même.
web-live-teammate = { $name } est de ton côté.
web-live-hidden = D’ici, tu ne vois pas { $name }.
web-live-drop-means = coin des lâches, sans part
web-live-stay-means = une part, ou des pansements
web-live-stay-share = { $share } si les { $count } restent
web-live-stab = Poignarder { $name }
web-live-forgo = Personne
web-live-stab-line = Coup reçu, poignard en main. Qui frappes-tu ?
web-live-stabbing = Un poignard est sorti : { $names }
web-live-team = Équipe
web-live-team-sheet = Ton équipe : { $team }
web-live-team-talk = À ton équipe seulement
web-live-vault = Au coffre : { $sum }
web-live-vault-cards = { $count ->
    [one] Au coffre : { $count } carte
   *[other] Au coffre : { $count } cartes
}
web-live-alone = Il n’y a plus que toi en jeu : la carte est à toi.
web-live-chief-divides = { $name } répartit les cartes. Dis laquelle tu voudrais.
web-live-who-holds = Qui prend { $weapon } ?
web-live-wish = Je la veux
web-live-wished = voulue par { $names }
web-live-hand-out = Donner les cartes
web-live-your-card = Tu as { $weapon }.
web-live-holder = { $name } : { $weapon }
web-live-no-card = Tu n’as pas de carte.
web-live-meaning-bbb = Une arme : tire d’abord, un pansement pour une cible.
web-live-meaning-double = Une arme : tire ensuite, sur deux cibles.
web-live-meaning-shotgun = Une arme : tire en dernier. Sa cible tombe d’un coup, sur ses voisins.
web-live-meaning-kevlar = Un bluff : mime une arme, et arrête le premier pansement.
web-live-meaning-backstab = Un bluff : mime une arme ; une fois touché, poignarde un ennemi à portée.
web-live-meaning-boom = Un bluff : mime une arme ; une fois touché, envoie tous ceux à portée à l’hôpital.
web-live-hospital = Hôpital
web-live-corner = Coin
web-live-loot = Butin
web-live-nobody = personne
web-live-secret = caché
web-live-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-live-place-coward = Tu es au coin des lâches.
web-live-place-hospital = Tu es à l’hôpital.
web-live-place-sitting-out = Tu passes cette manche.
web-live-back = Retour à la manche { $round }.
web-live-no-more = La partie finit sans toi.
web-live-decide-divide = Répartis les cartes.
web-live-decide-move = En marche ! Les flèches te guident.
web-live-decide-mime = Mime une arme et braque.
web-live-decide-nerve = Rester, ou lever les mains ?
web-live-decide-stab = Poignarder quelqu’un ?
web-live-tip-1 = L’anneau pointillé : la portée des bras ouverts.
web-live-tip-2 = Une grenade emporte aussi les amis.
web-live-tip-3 = Avec un pansement, on ne tire plus.
web-live-tip-4 = Deux pansements dans une manche : l’hôpital.
web-live-lesson-triple = Tu es le Chef : qui tient quelle carte ? Garde le Triple pour toi.
web-live-lesson-walk = Dix secondes pour marcher : touche le sol. Au sifflet, on ne bouge plus.
web-live-lesson-point = Un Triple ne mime que lui-même. Braque { $name } : ton équipe aussi.
web-live-lesson-stay = Deux tirs sur { $name }, et le tien est vrai. Reste !
web-live-lesson-kevlar = Deux pansements en une manche : { $name } est hors jeu jusqu’à la manche 3. Cette fois, garde le Kevlar.
web-live-lesson-apart = Marche. Les bras portent à un mètre : près des autres, une grenade te touche aussi.
web-live-lesson-bluff = Le Kevlar ne tire pas, et personne ne le sait. Mime une arme et braque { $name }.
web-live-lesson-trust = { $name } te braque : le Kevlar arrête le premier pansement. Reste !
web-live-lesson-any = { $name } y a cru, et file au coin des lâches : moins de parts à faire. Répartis comme tu veux.
web-live-lesson-back = Marche : tout le monde est de retour.
web-live-lesson-anybody = Braque qui tu veux.
web-live-lesson-drop = Trois armes sur toi. Couche-toi : ni part, ni pansement.
web-live-lesson-end = Te revoilà déjà. Après cinq manches, chaque membre à l’hôpital coûte { MONEY(25000) } à son équipe. La plus riche gagne.
web-live-lesson-skip = Passer
web-live-lesson-done = Fini
web-live-entry-stash = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} :
web-live-missed-fell = À l’hôpital : { $names }.
web-live-votes = { $team } : { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
web-live-entry-hospital = { $count } à l’hôpital :
web-live-cannot-win = tous à l’hôpital : ne peut gagner
web-live-truth-mimed = Manche { $round } : { $who } mimait { $mime }, avec { $weapon } en main.
web-live-truth-ran = Manche { $round } : { $who } a pris la fuite avec { $weapon } en main.
web-live-story-boom = À la manche { $round }, { $you ->
    [who] ta grenade
   *[none] la grenade { DE($who) }
} explose et { $count ->
    [0] n’emporte personne
    [one] emporte { $count } autre
   *[other] en emporte { $count } autres
}.
web-live-story-stab = { $you ->
    [who] À la manche { $round }, tu poignardes { $whom }.
    [whom] À la manche { $round }, { $who } te poignarde.
   *[none] À la manche { $round }, { $who } poignarde { $whom }.
}
web-live-story-best = La meilleure prise, c’est la manche { $round } : { MONEY($share) } pour chacun des { $count }.
web-live-rules-aim = Cinq manches, par équipes. La plus riche gagne.
web-live-rules-loot = Un paquet rejoint les restes, et la somme est annoncée.
web-live-rules-deal = Chaque Chef donne en secret une carte à chacun de son équipe.
web-live-rules-freeze = Va où tu veux. Au sifflet on ne bouge plus, on mime une arme et on braque un ennemi en vue. Une vraie arme se mime elle-même, un bluff ce qu’il veut.
web-live-rules-nerve = Reste, ou lève les mains : à l’abri au coin des lâches, sans part.
web-live-rules-bbb = Les Triples tirent : un pansement. Qui en a un ne tire plus.
web-live-rules-double = Les Doubles tirent sur leurs deux cibles.
web-live-rules-shotgun = Les Fusils tirent : la cible part à l’hôpital et recule ; un pansement pour qui elle touche.
web-live-rules-split = Ceux en jeu partagent à parts égales, sans monnaie, pour le coffre de leur équipe.
web-live-rules-return = Les lâches reviennent. Qui est tombé passe une manche entière. Tous les pansements tombent.
web-live-rules-cards = Le Kevlar arrête le premier pansement. Touché, le poignard peut frapper un ennemi à portée. Touchée, la grenade envoie tous ceux à portée à l’hôpital, amis compris. Deux pansements : l’hôpital.
web-live-rules-end = À la fin, chaque place à l’hôpital coûte { MONEY(25000) }. Une équipe qui y est tout entière ne peut gagner.

## La relecture d’une partie

review-looking = Relecture de la partie
web-look-at-it = Revoir avec le Requin
web-review-looking = Le Requin relit la partie. Il lui faut un moment.
web-review-waiting = { $count ->
    [one] Une autre partie passe d’abord.
   *[other] { $count } autres parties passent d’abord.
}
web-review-failed = La relecture n’a pas abouti. Réessaie plus tard.
web-review-not-classic = Pour l’instant, le Requin ne relit que les parties de l’édition classique. Tu peux tout de même revoir celle-ci.
web-review-not-over = Le Requin ne relit que les parties finies.
web-review-whom = La partie de qui
web-review-lines = Épais : les chances d’après ce que savait la personne choisie. Pointillé : toutes cartes ouvertes. Fin : les autres. Touche la courbe pour aller à un moment.
web-review-how = Valeur : combien de fois on gagne quand le Requin joue la suite pour tout le monde, de nombreuses fois. Entre parenthèses : toutes cartes ouvertes.
review-written = La relecture est dans { $path }.
review-not-classic = seules les parties de l’édition classique se relisent pour l’instant ; standoff replay montre celle-ci
review-not-over = la partie n’est pas finie
review-chances = Chances de gagner au début de chaque manche, en pour cent
review-how = D’après ce que chacun savait ; entre parenthèses, toutes cartes ouvertes. À { $margin } près au plus.
review-chances-all = Chances de gagner, moment par moment
review-lines = Traits pleins : d’après ce que chacun savait. Pointillés : toutes cartes ouvertes. Touche la courbe.
review-chance = { $name } : { $own } % ± { $margin } ({ $open } %).
review-moment = Manche { $round }, { $phase }.
review-cost = Ce qui a coûté le plus
review-gained = Ce qui a rapporté le plus
review-coups = Bluff et flair, d’après les vraies cartes
review-whole = Toute la partie
review-loads = Manche { $round } : { $name } charge { $bullet }. Valeur : { $after } % ; { $other } valait { $instead } % (écart ± { $margin }).
review-aims = Manche { $round } : { $name } braque { $whom }. Valeur : { $after } % ; braquer { $other } valait { $instead } % (écart ± { $margin }).
review-stays = Manche { $round } : { $name } reste { $guns ->
    [0] sans aucune arme
    [one] avec une arme
   *[other] avec { $guns } armes
} en face. Valeur : { $after } % ; se coucher valait { $instead } % (écart ± { $margin }).
review-drops = Manche { $round } : { $name } se couche { $guns ->
    [0] sans aucune arme
    [one] avec une arme
   *[other] avec { $guns } armes
} en face. Valeur : { $after } % ; rester valait { $instead } % (écart ± { $margin }).
review-uses = Manche { $round } : { $name } utilise « { $power } ». Valeur : { $after } % ; s’en passer valait { $instead } % (écart ± { $margin }).
review-uses-otherwise = Manche { $round } : { $name } utilise « { $power } ». Valeur : { $after } % ; s’en servir autrement valait { $instead } % (écart ± { $margin }).
review-saves = Manche { $round } : { $name } n’utilise pas « { $power } ». Valeur : { $after } % ; s’en servir valait { $instead } % (écart ± { $margin }).
review-calls = Manche { $round } : { $name } appelle la police. Valeur : { $after } % ; passer le téléphone valait { $instead } % (écart ± { $margin }).
review-passes = Manche { $round } : { $name } passe le téléphone. Valeur : { $after } % ; appeler valait { $instead } % (écart ± { $margin }).
review-bluff = Meilleur bluff, manche { $round } : une arme vide fait se coucher { $others }. Il reste à { $name } { $left } % au lieu de { $instead } %.
review-fled = Meilleur flair, manche { $round } : { $name } se couche devant { $count ->
    [one] une vraie balle
   *[other] { $count } vraies balles
} ({ $others }). Il reste { $left } % au lieu de { $instead } %.
review-held = Meilleur flair, manche { $round } : { $name } reste devant des armes toutes vides ({ $others }). Il reste { $left } % au lieu de { $instead } %.
review-notes = { $size ->
    [0] Chance, d’après le réseau : les billets retournés n’ont rien changé.
    [one] Chance, d’après le réseau : les billets retournés ont changé les chances de gagner de { $points } point (± { $margin }).
   *[other] Chance, d’après le réseau : les billets retournés ont changé les chances de gagner de { $points } points (± { $margin }).
}
review-skill = { $size ->
    [0] Talent, d’après le réseau : par rapport à ce qu’aurait fait le Requin, ses décisions n’ont rien changé (± { $margin }).
    [one] Talent, d’après le réseau : par rapport à ce qu’aurait fait le Requin, ses décisions ont changé les chances de gagner de { $points } point (± { $margin }).
   *[other] Talent, d’après le réseau : par rapport à ce qu’aurait fait le Requin, ses décisions ont changé les chances de gagner de { $points } points (± { $margin }).
}
review-manner = Vraies balles dans les quatre premières manches : { $live } sur { $loads }. Se coucher devant une arme : { $drops } sur { $threatened }. Braquer le plus riche : { $richest } sur { $aims }.
review-bluffs = Armes vides qui ont fait se coucher quelqu’un : { $believed } ; que tout le monde a vues : { $called }.
review-like = Le robot dont le jeu est le plus proche : { $bot }.
