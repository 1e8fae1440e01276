### Every word a player reads, in English.
###
### $you says which person of a sentence is the reader: who, whom, or none of them.
### MONEY($amount) writes dollars. Names of people are never inflected.

## Lists and numbers

series = { $first } and { $last }
you = you
note = ${ $thousands }k
note-drawn = [{ note }]
notes-row = { $row } [{ note }]

## Bullets

bullet-click = Click
bullet-bang = Bang
bullet-bbb = Triple
one-bullet-click = a Click
one-bullet-bang = a Bang
one-bullet-bbb = a Triple
shot-bang = Bang!
shot-bbb = Bang! Bang! Bang!
cards = { $count } × { $bullet }

## Powers

power-six-feet-under = 6 Feet Under
power-unbreakable = The Unbreakable
power-you-dont-need-it = You don’t need it anymore
power-dragon-skin = Dragon Skin
power-insane = The Insane
power-kid = The Kid
power-cunning = The Cunning
power-super-coward = Super Coward
power-specialist = The Specialist
power-does-not-hurt = It does not even hurt!
power-backstab = Backstab

power-text-six-feet-under = Worth { MONEY(10000) } at the end for every gangster who died.
power-text-unbreakable = Dies of the fourth plaster, not of the third.
power-text-you-dont-need-it = Takes the gun and the unused cards of the first gangster to die.
power-text-dragon-skin = Never takes more than one plaster a round.
power-text-insane = Once shown, the next plaster sets a grenade off: everyone still standing takes one too, and the round is over.
power-text-kid = Once shown, points when all the others have.
power-text-cunning = Once shown, loads when everybody has pointed.
power-text-super-coward = At the end, feathers earn { MONEY(5000) } each instead of costing it.
power-text-specialist = Once: takes a fired Triple back, and throws another card away instead.
power-text-does-not-hurt = Once: dropped or hit, stands up for the split and shares.
power-text-backstab = Once: when the target drops, stabs a neighbour who is still standing.

## Phases

phase = { $number }. { $name }
phase-loot = The loot
phase-load = Load
phase-aim = Point!
phase-nerve = Hold your nerve
phase-fast-volley = Bang! Bang! Bang!
phase-volley = The other shots
phase-split = The split
phase-phone = The telephone

## Roles

role-gangster = gangster
role-cop = cop

## Temperaments

bot-random = Random
bot-timid = Timid
bot-reckless = Reckless
bot-grudge = Grudge-holder
bot-accountant = Accountant
bot-lesson = Teacher
bot-young-shark = Young shark
bot-shark = Shark
bot-great-shark = Great white shark
bot-bruiser = Bruiser
bot-bully = Bully
bot-fox = Fox
bot-gambler = Gambler
bot-judge = Judge
bot-miser = Miser
bot-mule = Mule
bot-vulture = Vulture

## What bots say

voice-accountant-threat-1 = I did the sums. Drop.
voice-accountant-threat-2 = Staying is a bad investment.
voice-accountant-bargain-1 = Spare me, we both profit.
voice-accountant-bargain-2 = Aiming at me doesn’t pay.
voice-accountant-gloat-1 = Just as calculated.
voice-accountant-gloat-2 = The numbers never lie.
voice-accountant-fear-1 = This wasn’t in the budget.
voice-accountant-fear-2 = My odds don’t look good.
voice-grudge-threat-1 = I never forget a face.
voice-grudge-threat-2 = I keep a list. You’re on it.
voice-grudge-bargain-1 = Lower it, and I’ll forget it.
voice-grudge-bargain-2 = Don’t start with me.
voice-grudge-gloat-1 = Remember this.
voice-grudge-gloat-2 = My list gets shorter.
voice-grudge-fear-1 = Why is it always me?
voice-grudge-fear-2 = I’ll remember that hand.
voice-reckless-threat-1 = Boom! Any questions?
voice-reckless-threat-2 = I dare you to stay.
voice-reckless-bargain-1 = Let’s both stay and see.
voice-reckless-bargain-2 = Point elsewhere, it’s more fun.
voice-reckless-gloat-1 = Ha! Again! Again!
voice-reckless-gloat-2 = That’s how I like it!
voice-reckless-fear-1 = Ooh, now it’s getting good.
voice-reckless-fear-2 = My heart is racing. I love it.
voice-timid-threat-1 = I might do it. Really.
voice-timid-threat-2 = Please drop, for my sake.
voice-timid-bargain-1 = Someone else? Please?
voice-timid-bargain-2 = I’m not worth a bullet.
voice-timid-gloat-1 = Did that really work?
voice-timid-gloat-2 = Oh! Sorry. I mean: ha.
voice-timid-fear-1 = My knees are knocking.
voice-timid-fear-2 = I don’t like this at all.
voice-random-threat-1 = Heads or tails, we’ll see.
voice-random-threat-2 = Even I don’t know what’s next.
voice-random-bargain-1 = Shall we swap hats?
voice-random-bargain-2 = Look, a pigeon!
voice-random-gloat-1 = I meant that.
voice-random-gloat-2 = Was it my turn?
voice-random-fear-1 = Is that pointing at me?
voice-random-fear-2 = I left the oven on.
voice-shark-threat-1 = I smell fear.
voice-shark-threat-2 = Swim away while you can.
voice-shark-bargain-1 = There are easier fish.
voice-shark-bargain-2 = Not me. Think it over.
voice-shark-gloat-1 = Delicious.
voice-shark-gloat-2 = Too easy.
voice-shark-fear-1 = Interesting. How brave.
voice-shark-fear-2 = I didn’t see that fin coming.

## Story: the deal

power-dealt = { $you ->
    [who] Your secret power: { $power } – { $text }
   *[none] { $who }’s secret power: { $power }
}
power-dealt-unseen = { $you ->
    [who] You get a power, face down.
   *[none] { $who } gets a power, face down.
}
role-dealt = { $you ->
    [who] Your secret role: { $role }
   *[none] { $who }’s secret role: { $role }
}
role-dealt-unseen = { $you ->
    [who] You get a role, face down.
   *[none] { $who } gets a role, face down.
}

## Story: loot, load, point

round = Round { $round } of { $rounds }
loot-turned = New notes: { $notes }. On the table: { MONEY($total) }.
loaded = { $you ->
    [who] You load { $bullets }.
   *[none] { $who } loads { $bullets }.
}
loaded-by-chance = { $you ->
    [who] Too slow: chance loads { $bullets } for you.
   *[none] Too slow: chance loads { $bullets } for { $who }.
}
loaded-unseen = { $you ->
    [who] You load a card, face down.
   *[none] { $who } loads a card, face down.
}
took-back = { $you ->
    [who] You take your card back, and will load last.
   *[none] { $who } takes the card back, unseen, and will load last.
}
aimed = { $you ->
    [who] You point at { $whom }.
    [whom] { $who } points at you.
   *[none] { $who } points at { $whom }.
}
aimed-gun = { $you ->
    [who] Your gun { $gun } points at { $whom }.
    [whom] { $who }’s gun { $gun } points at you.
   *[none] { $who }’s gun { $gun } points at { $whom }.
}
late = { $you ->
    [who] Too slow: you point at nobody, and your shot is lost.
   *[none] Too slow: { $who } points at nobody, and the shot is lost.
}
late-gun = { $you ->
    [who] Too slow: your gun { $gun } points at nobody, and its shot is lost.
   *[none] Too slow: { $who }’s gun { $gun } points at nobody, and its shot is lost.
}

## Story: nerve

withdrew = { $you ->
    [who] You drop: out of the round, safe, and one feather more.
   *[none] { $who } drops: out of the round, safe, and one feather more.
}
withdrew-flashing = { $you ->
    [who] You drop: out of the round, safe, and one more feather, with a flashing light.
   *[none] { $who } drops: out of the round, safe, and one more feather, with a flashing light.
}
stay = { $count ->
    [0] Nobody stays.
   *[other] Still in: { $group }.
}

## Story: cards that leave face down

discarded-late = { $you ->
    [who] You lose { $bullet }, face down.
   *[none] { $who } loses { $bullet }, face down.
}
discarded-withdrew = { $you ->
    [who] You put { $bullet } away, face down.
   *[none] { $who } puts { $bullet } away, face down.
}
discarded-foiled = { $you ->
    [who] { $whom } dropped, so you do not fire: { $bullet } leaves face down.
    [whom] You dropped, so { $who } does not fire: { $bullet } leaves face down.
   *[none] { $whom } dropped, so { $who } does not fire: { $bullet } leaves face down.
}
discarded-hit = { $you ->
    [who] Taken by surprise, you do not fire: { $bullet } leaves face down.
   *[none] Taken by surprise, { $who } does not fire: { $bullet } leaves face down.
}
discarded-grenade = { $you ->
    [who] No time to fire: you put { $bullet } away, face down.
   *[none] No time to fire: { $who } puts { $bullet } away, face down.
}
discarded-unseen-late = { $you ->
    [who] You lose your card, face down.
   *[none] { $who } loses a card, face down.
}
discarded-unseen-withdrew = { $you ->
    [who] You put your card away, face down.
   *[none] { $who } puts a card away, face down.
}
discarded-unseen-foiled = { $you ->
    [who] { $whom } dropped, so you do not fire: your card leaves face down.
    [whom] You dropped, so { $who } does not fire: the card leaves face down.
   *[none] { $whom } dropped, so { $who } does not fire: the card leaves face down.
}
discarded-unseen-hit = { $you ->
    [who] Taken by surprise, you do not fire: your card leaves face down.
   *[none] Taken by surprise, { $who } does not fire: the card leaves face down.
}
discarded-unseen-grenade = { $you ->
    [who] No time to fire: you put your card away, face down.
   *[none] No time to fire: { $who } puts a card away, face down.
}

## Story: powers

power-shown = { $you ->
    [who] You show { $power } – { $text }
   *[none] { $who } shows { $power } – { $text }
}
stabbed = { $you ->
    [who] You show { $bullet } as proof, and stab { $whom }.
    [whom] { $who } shows { $bullet } as proof, and stabs you.
   *[none] { $who } shows { $bullet } as proof, and stabs { $whom }.
}
exploded = { $you ->
    [who] Your grenade goes off! Everyone still standing is hit, and the round is over.
   *[none] { $who }’s grenade goes off! Everyone still standing is hit, and the round is over.
}
inherited = { $you ->
    [who] You take { $whom }’s gun and unused cards: { $hand }.
    [whom] { $who } takes your gun and your unused cards: { $hand }.
   *[none] { $who } takes { $whom }’s gun and unused cards: { $hand }.
}
inherited-nothing = { $you ->
    [who] You take { $whom }’s gun; there is no unused card left.
    [whom] { $who } takes your gun; there is no unused card left.
   *[none] { $who } takes { $whom }’s gun; there is no unused card left.
}
inherited-unseen = { $you ->
    [who] You take { $whom }’s gun and unused cards.
    [whom] { $who } takes your gun and your unused cards.
   *[none] { $who } takes { $whom }’s gun and unused cards.
}
swapped = { $you ->
    [who] You take the Triple back, and throw { $bullet } away, face down.
   *[none] { $who } takes the Triple back, and throws { $bullet } away, face down.
}
swapped-unseen = { $you ->
    [who] You take the Triple back, and throw a card away, face down.
   *[none] { $who } takes the Triple back, and throws a card away, face down.
}
stood-up = { $you ->
    [who] You stand up, and share.
   *[none] { $who } stands up, and shares.
}

## Story: shots and plasters

fired = { $you ->
    [who] You fire at { $whom }: { $shot }
    [whom] { $who } fires at you: { $shot }
   *[none] { $who } fires at { $whom }: { $shot }
}
fired-empty = { $you ->
    [who] You fire at { $whom }: click. Empty.
    [whom] { $who } fires at you: click. Empty.
   *[none] { $who } fires at { $whom }: click. Empty.
}
fired-dead = { $you ->
    [who] You show { $bullet }, but { $whom } is dead already: no effect.
    [whom] { $who } shows { $bullet }, but you are dead already: no effect.
   *[none] { $who } shows { $bullet }, but { $whom } is dead already: no effect.
}
nobody-fires = Not a shot.
wounded = { $you ->
    [who] You are hit
   *[none] { $who } is hit
}: { $markers ->
    [one] one plaster
   *[other] { $markers } plasters
} ({ $wounds } of { $fatal }).
wounded-again = { $you ->
    [who] You are hit again
   *[none] { $who } is hit again
}: { $markers ->
    [one] one plaster
   *[other] { $markers } plasters
} ({ $wounds } of { $fatal }).
wounded-skin = { $you ->
    [who] You are hit more than once, but one plaster is all that sticks ({ $wounds } of { $fatal }).
   *[none] { $who } is hit more than once, but one plaster is all that sticks ({ $wounds } of { $fatal }).
}
unscathed = { $you ->
    [who] You are hit again, but your skin holds: no plaster.
   *[none] { $who } is hit again, but the skin holds: no plaster.
}
died = { $you ->
    [who] You are dead. The money you won goes back to the box.
   *[none] { $who } is dead. The money won so far goes back to the box.
}

## Story: split and telephone

split-share = { $count } share, { MONEY($share) } each: { $group }.
split-portion = { $who }: { $notes }
split-alone = { $you ->
    [who] You are the only one standing and take it all: { MONEY($share) }.
   *[none] { $who } is the only one standing and takes it all: { MONEY($share) }.
}
split-stuck = { $count } want to share: { $group }. No equal shares without change: nobody gets anything.
split-nobody = Nobody is standing: nobody shares.
split-left = { $count ->
    [0] Nothing stays on the table.
    [one] One note stays on the table: { MONEY($total) }.
   *[other] { $count } notes stay on the table: { $notes }, in all { MONEY($total) }.
}
phone-unused = Under the table the telephone passes: { $group }. It comes back unused.
phone-busy = Under the table the telephone passes: { $group }. Somebody has called! Call { $call } of { $calls }: the line is busy.
phone-alert = Under the table the telephone passes: { $group }. Somebody has called! Call { $call } of { $calls }: the police are on their way. From now on feathers carry a flashing light.

## Story: the end

the-end = The end
ending-rounds = The last round is over.
ending-last-survivor = Only one gangster is left alive.
ending-nobody = Nobody is left alive.
victory-richest = { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }, the richest alive, with { MONEY($total) }.
victory-survivor = Winner: { $winners }, the last one alive.
victory-cop = Winner: { $winners }, the cop. The police are here, everybody’s hands go up.
victory-none = No winner.
tie-break-shame = Equal sums: the fewest feathers decide.
tie-break-wounds = Equal sums and feathers: the most plasters decide.
tie-break-shared = Equal in everything: the victory is shared.
unfinished = The game is not over: nobody has won yet.
entry-cash = Notes won
entry-shame = { $count ->
    [one] One feather
   *[other] { $count } feathers
}
entry-deaths = { $count ->
    [one] One dead gangster
   *[other] { $count } dead gangsters
}
entry-total = Sum
entry-dead = Dead: nothing to count

## Story: tables

table-name = Gangster
table-wounds = Plasters
table-shame = Feathers
table-money = Money
table-dead = dead
table-sums = How every sum came about

## Terminal

terminal-title = Standoff
terminal-cast = { $you }: that is you. With you at the table: { $names }.
terminal-seed = Seed: { $seed } (the same seed deals the same game).
terminal-record = Record:
terminal-record-kept = To watch this game again:
terminal-record-lost = The record cannot be written any further ({ $reason }). The game goes on.
terminal-left = You leave the table.
terminal-intro-offer = Enter: the rules in five lines · s: skip them
terminal-begin = Enter: deal us in
terminal-intro-loot = Eight rounds, five banknotes each. The fewer stand, the more each gets.
terminal-intro-load = Load a card in secret: a Bang hits, a Click only makes a noise.
terminal-intro-aim = On three, everybody points a gun at somebody.
terminal-intro-nerve = Stay and risk a plaster, or drop: safe, for a feather ({ MONEY(-5000) }).
terminal-intro-end = Three plasters and you are dead. The richest survivor wins.
terminal-role-cop = Call three times with the telephone by round 6, live to the end, and drop at most once after the third call: then you win.
terminal-role-gangster = One of the others is a cop, who calls when the telephone goes round under the table. After three calls the cop only has to survive. If the cop fails, the richest living gangster wins.

terminal-you = { $name } (you)
terminal-you-aimed-at = YOU
terminal-loot = Loot
terminal-ladder-standing = Left standing
terminal-ladder-each = Each gets
terminal-ladder-nothing = nothing
terminal-board-aim = Points at
terminal-board-flashing = Flashing
terminal-board-cards = Cards
terminal-gun-down = gun down
terminal-no-aim = nobody
terminal-stance-withdrawn = dropped
terminal-stance-wounded = hit
terminal-powers-shown = Powers shown: { $powers }.
terminal-own-power = Your power: { $power }.
terminal-own-role = You are: { $role }.
terminal-calls-so-far = Calls so far: { $calls } of 3.

terminal-bullet-click = { $left } left. No shot at all: a bluff.
terminal-bullet-bang = { $left } left. Hits whoever you point at.
terminal-bullet-bbb = { $left } left. Fires before all others: its target cannot shoot back.
terminal-load = Load a card. Nobody sees which.
terminal-load-own-gun = Load a card for your own gun. Nobody sees which.
terminal-load-other-gun = And one for the gun you took.
terminal-load-last = Your last card, { $bullet }, is loaded.
terminal-load-only = Your cards are all alike ({ $bullet }): one is loaded.
terminal-aim = Whom do you point at? All point on three.
terminal-aim-last = Whom do you point at? The others have pointed.
terminal-aim-own-gun = Whom does your own gun point at? All point on three.
terminal-aim-other-gun = And the gun you took?
terminal-aim-only = Only { $name } is left to point at.
terminal-own-card = { $count ->
    [one] Your card in play: { $cards }.
   *[other] Your cards in play: { $cards }.
}
terminal-nerve = Stay or drop?
terminal-stay = Stay
terminal-stay-meaning = Share the loot, unless you are hit.
terminal-withdraw = Drop
terminal-withdraw-meaning = Safe this round, no share, one feather (costs { MONEY($worth) }).
terminal-withdraw-meaning-coward = Safe this round, no share, one feather (earns you { MONEY($worth) }).
terminal-no-gun-on-you = Nobody points at you.
terminal-guns-on-you = { $guns ->
    [one] 1 gun on you: { $names }.
   *[other] { $guns } guns on you: { $names }.
}
terminal-unseen = { $name } { $click } Click, { $bang } Bang, { $bbb } Triple
terminal-unseen-more = { $first }; { $last }
terminal-unseen-two-guns = { $name } two guns
terminal-unseen-cards = Cards not shown yet: { $cards }.
terminal-worst-wounds = { $hits ->
    [one] At worst one more plaster: { $wounds } in all.
   *[other] At worst { $hits } more plasters: { $wounds } in all.
}
terminal-worst-death = At worst you are dead.
terminal-grenade = If { $name } is hit, the grenade goes off: a plaster for everyone who stands.

terminal-window-explained = Now a power may be used. Everyone it could concern is asked, so nobody learns who could have said yes.
terminal-window = Use your power “{ $power }”?
terminal-forgo = Not now
terminal-forgo-round = Not this round
terminal-show = Show it
terminal-join = Stand up and share
terminal-join-meaning = { $count } would share, { MONEY($share) } each.
terminal-take = Take { $name }’s gun and cards
terminal-swap = Take the Triple back for { $bullet }
terminal-stab = Stab { $name }
terminal-phone = { $calls ->
    [0] Under the table the telephone is in your hand. No call so far.
    [one] Under the table the telephone is in your hand. 1 call so far.
   *[other] Under the table the telephone is in your hand. { $calls } calls so far.
}
terminal-pass = Pass it on
terminal-call = Call for reinforcements

terminal-count = One… two… three!
terminal-next-round = Enter: next round
terminal-more = Enter: go on
terminal-watch = Enter: watch the others · s: skip to the end
terminal-watch-round = Enter: next round · s: skip to the end
terminal-skipping = The others finish the game without you…

terminal-end = The end
terminal-see-cards = Enter: see every card
terminal-who-was-who = Who was who
terminal-all-cards = Every card, round by round; * marks those that were never shown:
terminal-second-gun = + gun 2

terminal-help-title = The rules in one screen
terminal-help-loot = Loot: five banknotes join what was left on the table.
terminal-help-load = Load: everyone lays a card face down. In the whole game you have 5 Click, 2 Bang and 1 Triple; each serves once.
terminal-help-aim = Point: on three, everyone points at somebody else.
terminal-help-nerve = Nerve: on three, stay or drop. Who drops is safe, but gets a feather and no share; guns pointed there do not fire, and their cards stay secret.
terminal-help-fast-volley = A Triple fires first. Its target gets a plaster, goes down and does not fire.
terminal-help-volley = Then all the others fire at once: a Bang is a plaster, a Click is nothing.
terminal-help-split = Split: those left standing share equally, without change. What does not divide stays on the table.
terminal-help-death = The third plaster kills, and the dead lose their money.
terminal-help-end = After 8 rounds the richest survivor wins; each feather costs { MONEY(5000) }. A last survivor wins at once.
terminal-help-powers = Powers: everyone secretly holds a card that bends one rule.
terminal-help-cop = The cop: in rounds 1 to 6 those who shared pass the telephone, and the cop may call. After the third call the cop wins by surviving and dropping once more at most.
terminal-help-keys = Type a number or the beginning of an answer, then Enter. ? shows this, 0 hushes the bots, q leaves.
terminal-help-pool = Powers in this game: { $powers }.
terminal-help-more = Enter: the powers in this game
terminal-help-powers-title = The powers in this game
terminal-help-power = { $power } ({ $name }): { $text }
terminal-help-back = Enter: back to the table
terminal-slip = That is not one of the answers. A number from 1 to { $last }, please; ? helps.
terminal-slip-nothing = Take your time: a number from 1 to { $last }, then Enter; ? helps.
terminal-slip-enter = Just Enter will do; ? helps.
terminal-leave = Leave the table? q again leaves, anything else stays.
terminal-stays = Good, you stay.
terminal-quote = “{ $text }” – { $who }, to { $whom }
terminal-bots-hushed = The bots keep quiet now; 0 lets them speak again.
terminal-bots-speak = The bots speak again.

terminal-no-keyboard = A game needs somebody at the keyboard, and here is none. Start it in a terminal.
terminal-record-exists = There is already a file { $path }. Name another one, and nothing is lost.
terminal-record-unwritable = The record cannot be written to { $path }: { $reason }
terminal-again = Enter: enough for today · r: another game
terminal-go-on = To go on with it:
terminal-goes-on = The game goes on where it was left, in round { $round }.
terminal-not-to-go-on = { $path } is no game of this terminal that can go on: { $reason }
terminal-nothing-to-go-on = There is no unfinished game in { $path }.
terminal-name-unusable = A name has 1 to 12 characters, and nobody else’s: { $name }

terminal-live-cast = { $you }: that is you, Chief of the { $team }. With you: { $mates }. Against you: { $others }.
terminal-live-godfather = Godfather
terminal-live-intro-teams = Five rounds, in teams. Whoever is still in play shares the loot.
terminal-live-intro-cards = Everybody holds a secret card: a gun, or a bluff that may mime any gun.
terminal-live-intro-walk = Walk where you like. At the whistle all freeze and point.
terminal-live-intro-nerve = Stay, or hands up: safe in the Coward’s Corner, without a share.
terminal-live-intro-end = Two plasters: to the Hospital, and a round out. The richest team wins.

terminal-live-loot = Loot: { MONEY($loot) } in { $cards } cards
terminal-live-loot-cards = Loot: { $cards } cards
terminal-live-own-card = Your card: { $weapon }
terminal-live-own-stash = Your team has { MONEY($stash) }
terminal-live-own-stash-cards = { $stash ->
    [one] Your team has 1 card
   *[other] Your team has { $stash } cards
}
terminal-live-no-card = You are out of this round
terminal-live-reach = · within reach of your arms
terminal-live-hit = hit
terminal-live-corner = dropped
terminal-live-hospital = Hospital
terminal-live-sits-out = sits out

terminal-live-meaning-bbb = A gun: fires first, a plaster for one target.
terminal-live-meaning-double = A gun: fires second, at two targets.
terminal-live-meaning-shotgun = A gun: fires last. Its target falls at once, into whoever is near.
terminal-live-meaning-kevlar = A bluff: stops the first plaster.
terminal-live-meaning-backstab = A bluff: when hit, stabs an enemy within reach.
terminal-live-meaning-boom = A bluff: when hit, takes all within reach to the Hospital.
terminal-live-divide = You are the Chief. Who holds what? Nobody outside your team knows.
terminal-live-as-dealt = As they lie
terminal-live-as-you-like = Choose for each card
terminal-live-holder = { $name }: { $weapon }
terminal-live-who-holds = Who holds this card: { $weapon }?
terminal-live-walk = { $seconds ->
    [one] 1 second to the whistle.
   *[other] { $seconds } seconds to the whistle.
} Walk with w a s d: up, left, down, right; w3 d2 for several steps. Enter waits a second, x waits for the whistle.
terminal-live-walk-slip = Only w, a, s, d, each with a number if you like (w3 d2); Enter waits, x waits for the whistle; ? helps.
terminal-live-whistle = The whistle! Everybody freezes.
terminal-live-mime = You bluff. Which gun do you mime?
terminal-live-mime-bbb = Two fingers.
terminal-live-mime-double = A gun in each hand, on two targets.
terminal-live-mime-shotgun = A rifle.
terminal-live-aim = { $weapon }: whom do you point at? All point at once.
terminal-live-aim-second = { $weapon }: and with the other hand?
terminal-live-nerve = Stay, or hands up?
terminal-live-stay-meaning = { $count } are in play. If all stay, { MONEY($share) } each at most.
terminal-live-stay-meaning-cards = { $count } are in play. If all stay, { $share ->
    [one] 1 card
   *[other] { $share } cards
} each.
terminal-live-withdraw = Hands up
terminal-live-withdraw-meaning = Safe in the Coward’s Corner, no share this round.
terminal-live-gun-on-you = { $name } ({ $weapon })
terminal-live-guns-on-you = Pointing at you: { $guns }.
terminal-live-stab = You are hit, and hold a dagger. Stab somebody within reach?
terminal-live-out = Enter: watch this round · s: skip it
terminal-live-skipping = The others play this round without you…
terminal-live-bill = { $count ->
    [one] 1 in the Hospital
   *[other] { $count } in the Hospital
}
terminal-live-stash = In the stash
terminal-live-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

terminal-live-help-loot = Loot: a deck of cards joins those left over, and the sum is announced.
terminal-live-help-deal = Cards: each Chief divides them in secret, one each. Guns: Triple, Double, Shotgun. Bluffs: Kevlar, dagger, grenade.
terminal-live-help-walk = Walk: w a s d. At the whistle everyone mimes a gun and points at enemies in sight. A real gun mimes itself, a bluff any gun.
terminal-live-help-nerve = Nerve: stay, or hands up. Who leaves is safe, but has no share this round.
terminal-live-help-bbb = Triples fire: a plaster for the target. Whoever has a plaster fires no more.
terminal-live-help-double = Doubles fire at both their targets.
terminal-live-help-shotgun = Shotguns fire: the target goes to the Hospital, whatever its card, and steps back; everybody it touches gets a plaster.
terminal-live-help-split = Split: all in play share equally by the money on the cards, without change.
terminal-live-help-clicks = Kevlar stops the first plaster. A dagger, when hit, may stab one enemy within reach. A grenade, when hit, takes everybody within reach to the Hospital, friends too.
terminal-live-help-chain = Chain of grenades: a grenade that another one hits goes off too.
terminal-live-help-coma = Two plasters in a round: the Hospital. You miss the next round; plasters heal.
terminal-live-help-end = After 5 rounds everyone in the Hospital costs { MONEY(25000) }; the richest team wins, unless all of it lies there.
terminal-live-help-end-cards = Foolproof: only the number of cards counts; a Hospital bed costs two.

replay-next = Enter: next step · a: all the rest · q: quit
replay-help = Enter goes on by one step, a shows all the rest, q quits.
replay-unfinished = Here the record ends. The game was not played to its end.
replay-plays-on = From here { $who } plays on for { $dealt }.

picture-split-money = { $count ->
    [one] One shares: { MONEY($share) }.
   *[other] { $count } share, { MONEY($share) } each.
}
picture-split-cards = { $count ->
    [one] One shares
   *[other] { $count } share
}: { $share ->
    [one] 1 card each.
   *[other] { $share } cards each.
}
picture-split-nothing = Nobody gets a share.
picture-shot = a shot
picture-aim = pointed, no shot
picture-touch = touched
picture-wounded = hit
picture-withdrawn = dropped
picture-fallen = dead
picture-fallen-live = in the Hospital
picture-absent = dead before
picture-absent-live = sitting out
picture-drawn = Round { $round } is drawn in { $path }

## What is wrong with a scenario

scenario-round = round { $round }
scenario-unreadable = cannot be read: { $reason }
scenario-not-text = cannot be read: not UTF-8 text
scenario-not-json = is not JSON: { $reason }
scenario-not-an-object = { $key } must be an object, in braces
scenario-not-a-list = { $key } must be a list, in brackets
scenario-not-a-flag = { $key } must be true or false
scenario-key-twice = the key { $key } stands twice
scenario-unknown-key = there is no key { $key } here, only { $keys }
scenario-no-key = the key { $key } is missing
scenario-none-of = { $key }: { $said } is none of { $choices }
scenario-not-a-name = { $key }: { $said } is not a name
scenario-stranger = { $key } names { $said }, who is not at this table; there are { $those }
scenario-name-twice = stands twice in { $key }
scenario-same-name = { $key } has the name { $said } twice
scenario-players = players must be a list of 4 to 6 names
scenario-rounds = rounds must be a list of 1 to { $most } rounds
scenario-power-taken = { $power } is somebody else’s power already
scenario-cop-needs = a cop needs 5 or 6 players
scenario-deck-short = the deck has { $there } notes, but { $needed } are turned up
scenario-deck-rich = the deck has more notes of { $note } than the box, which has { $most }
scenario-over = the game is over already
scenario-plays-none = plays no card; legal: { $cards }
scenario-dead = is dead, and does nothing any more
scenario-card-spent = has no { $card } left; legal: { $cards }
scenario-pair = two guns need a pair of two
scenario-two-guns = has two guns: { $key } needs a pair, own gun first
scenario-one-gun = has one gun only: { $key } needs one, not a pair
scenario-aims-at-self = aims at themselves; legal: { $those }
scenario-aims-at-dead = aims at { $other }, who is dead; legal: { $those }
scenario-no-phone = the cop has no telephone to turn: only who took part in the split handles it, in rounds 1 to 6, until the third call
scenario-may-not-reveal = has nothing to show in that phase: the Insane shows in phases 1 to 3, the Kid and the Cunning in 1 or 2, each once a game
scenario-may-not-stab = may not stab here: only the holder of Backstab, once a game, whose own Bang or Triple was foiled, and a direct neighbour who still stands
scenario-may-not-take = may not take here: only the living holder of You don’t need it anymore, at the game’s first death, from who died in that same phase
scenario-may-not-swap = may not swap here: only the living Specialist, once a game, for a Triple that was fired, and only a card still in hand
scenario-may-not-join = may not join here: only the living holder of It does not even hurt, once a game, hit in this round, where there is a split
scenario-teams = teams are two or more, each with a name and 3 to 5 members, sizes differing by at most one, 6 to 21 members in all
scenario-variant-twice = a variant is chosen once
scenario-deck-size = deck must be a list of { $size } cards
scenario-not-a-card = { $said } is not a card: a weapon, a value, and for backstab and boom a number
scenario-no-number = a card of { $card } has no number
scenario-one-number = a card of { $card } has one whole number
scenario-number-twice = the number { $number } stands on { $times } cards
scenario-aim-form = an aim has mime and at, and nothing else
scenario-aim-size = at must be a list of { $guns } for { $mime }
scenario-touches-self = touches themselves
scenario-at-self = { $key } names themselves; legal: { $those }
scenario-at-mate = { $key } names { $other }, a team-mate; legal: { $those }
scenario-holds-none = holds no card
scenario-out-of-play = is out of play; in play are { $those }
scenario-aims-out = aims at { $other }, who is out of play; in play are { $those }
scenario-not-there = holds { $card }, which does not lie there; left are { $cards }
scenario-wrong-mime = holds { $card } and mimes { $mime }; a gun mimes itself

## Simulate

simulate-title = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
} of { $players } bots, seed { $seed }
simulate-live-title = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
} of Live: { $players } bots in { $teams } teams, seed { $seed }
simulate-stopped = Stopped early: these are the games that were over.
simulate-nothing = Stopped before the first games were over.
simulate-playing = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-power = Power
simulate-wins = Wins
simulate-dies = Dies
simulate-feathers = Feathers
simulate-money = Final sum
simulate-figure = Figure
simulate-value = Value
simulate-rate = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-amount = { MONEY($value) } ({ MONEY($low) } – { MONEY($high) })
simulate-mean-alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-amount-alone = { MONEY($value) }
simulate-number = { NUMBER($value, maximumFractionDigits: 0) }
simulate-no-winner = Games nobody wins
simulate-cop-wins = Games the cop wins
simulate-cop-by-alert = … because the police came
simulate-cop-by-survival = … as the last one alive
simulate-deaths = Deaths a game
simulate-feathers-each = Feathers a gangster
simulate-money-each = Final sum of a survivor
simulate-loot-left = Loot that could not be split
simulate-decisions = Decisions
simulate-speed = Games a second
simulate-team = Team
simulate-team-of = { $team } ({ $size })
simulate-falls = Falls each
simulate-falls-a-game = Falls a game
simulate-falls-each = Falls a gangster
simulate-drops = Drops each
simulate-drops-each = Drops a gangster
simulate-weapon = Weapon
simulate-used = Used
simulate-holder-falls = Holder falls
simulate-variant = Variant
simulate-effect = Effect
simulate-chained = Grenades another set off
simulate-money-disagrees = Money picks another winner
simulate-money-team = Final sum of a team
simulate-brackets = In brackets: where the true figure lies 95 times in 100.

## Live

weapon-bbb = Triple
weapon-double = Double
weapon-shotgun = Shotgun
weapon-kevlar = Kevlar
weapon-backstab = Dagger
weapon-boom = Grenade
variant-chain-of-grenades = Chain of grenades
variant-foolproof = Foolproof
team-circles = Circles
team-triangles = Triangles
team-squares = Squares
team-diamonds = Diamonds
team-stars = Stars
team-crosses = Crosses
team-moons = Moons

## Teams for Live

teams-equal = { $teams } teams of { $size }
teams-mixed = { $larger ->
    [one] 1 team
   *[other] { $larger } teams
} of { $large } and { $smaller } of { $small }
teams-and-godfathers = { $teams }, and { $godfathers ->
    [one] 1 Godfather who does
   *[other] { $godfathers } Godfathers who do
} not play
teams-suggested = { $people } people: { $teams }
teams-others = Other balanced choices:

## Live: cards and phases

one-weapon-bbb = a Triple
one-weapon-double = a Double
one-weapon-shotgun = a Shotgun
one-weapon-kevlar = Kevlar
one-weapon-backstab = a dagger
one-weapon-boom = a grenade
live-shot-bbb = Bang! Bang! Bang!
live-shot-double = Bang! Bang!
live-shot-shotgun = Blam!
live-phase-loot = The loot
live-phase-deal = The cards
live-phase-freeze = Freeze!
live-phase-nerve = Hold your nerve
live-phase-bbb = Triple
live-phase-double = Double
live-phase-shotgun = Shotgun
live-phase-split = The split
live-phase-return = Back in play

## Live: story

live-loot = On the table: { MONEY($loot) } in { $cards } cards.
live-loot-cards = On the table: { $cards } cards.
live-holds = { $you ->
    [who] You hold { $weapon }.
   *[none] { $who } holds { $weapon }.
}
live-unseen = { $you ->
    [who] You cannot see { $group }.
   *[none] { $who } cannot see { $group }.
}
live-aimed = { $you ->
    [who] You point { $weapon } at { $group }.
   *[none] { $who } points { $weapon } at { $group }.
}
live-late = { $you ->
    [who] Too slow: you point at nobody.
   *[none] Too slow: { $who } points at nobody.
}
live-withdrew = { $you ->
    [who] You drop: off to the Coward’s Corner, safe, without a share.
   *[none] { $who } drops: off to the Coward’s Corner, safe, without a share.
}
live-fired = { $you ->
    [who] { $shot } You fire at { $group }.
   *[none] { $shot } { $who } fires at { $group }.
}
live-wounded = { $you ->
    [who] You get
   *[none] { $who } gets
} { $count ->
    [one] a plaster
   *[other] { $count } plasters at once
}.
live-saved = { $you ->
    [who] Your Kevlar stops the first plaster.
   *[none] { $who }’s Kevlar stops the first plaster.
}
live-announced = { $you ->
    [who] You show { $weapon }, number { $number }.
   *[none] { $who } shows { $weapon }, number { $number }.
}
live-reached = { $you ->
    [who] Within reach of your dagger: { $group }.
   *[none] Within reach of { $who }’s dagger: { $group }.
}
live-stabbed = { $you ->
    [who] You stab { $whom }.
    [whom] { $who } stabs you.
   *[none] { $who } stabs { $whom }.
}
live-sheathed = { $you ->
    [who] Your dagger strikes nobody.
   *[none] { $who }’s dagger strikes nobody.
}
live-exploded = { $you ->
    [who] Your grenade
   *[none] { $who }’s grenade
} { $count ->
    [0] goes off and touches nobody else.
   *[other] goes off and touches { $group }.
}
live-fell = { $you ->
    [who] You go to the Hospital.
   *[none] { $who } goes to the Hospital.
}
live-struck-out = { $you ->
    [who] Your card does nothing any more.
   *[none] { $who }’s card does nothing any more.
}
live-stepped-back = { $you ->
    [who] You step back
   *[none] { $who } steps back
} { $count ->
    [0] without touching anybody.
   *[other] into { $group }.
}
live-split-cards = { $count } share, { $share ->
    [one] 1 card
   *[other] { $share } cards
} each: { $group }.
live-split-nobody = Nobody is left in play: nobody shares.
live-left = { $count ->
    [0] Nothing is left over.
    [one] 1 card is left over.
   *[other] { $count } cards are left over.
}
live-out = Sitting out the next round: { $group }.
live-stash = { $team }: { MONEY($stash) }
live-stash-cards = { $team }: { $stash ->
    [one] 1 card
   *[other] { $stash } cards
}
live-bill = { $team }: { MONEY($stash) }, less { MONEY($bill) } for the Hospital: { MONEY($total) }
live-bill-cards = { $team }: { $stash } cards, less { $bill } for the Hospital: { $total }
live-all-in-coma = { $team } cannot win: everyone is in the Hospital.
live-tie-break-coma = A tie: the team with more members in the Hospital wins it.
live-tie-break-shared = Still a tie: the victory is shared.
live-victory-richest = { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }.
live-victory-none = Nobody wins: every team lies in the Hospital.

## Server

certificate-made = A certificate is made, good until { $day }, for { $names }. Serve with it:
certificate-trust = Phones trust it once they trust the authority that signed it: bring them { $file } (AirDrop, mail, a cable), and compare the fingerprint there:
certificate-iphone = iPhone: open the file; Settings → General → VPN & Device Management → install it; then General → About → Certificate Trust Settings → switch it on.
certificate-android = Android: Settings → Security & privacy → Encryption & credentials → Install a certificate → CA certificate.
certificate-computer = Computers: import it among the authorities, in the system’s keychain or in the browser’s settings.
certificate-keep = The authority can only vouch for home networks. Still, keep { $file } to yourself. Run this again once a year, or when this machine’s address changes: a running server takes the new certificate by itself, and phones need nothing.
serve-friends = Friends on the same network open this address, or scan the code with their phones.
serve-alone = Only this machine reaches it: without --host 127.0.0.1 phones on your network do too.
serve-no-browser = Open { $url } in a browser: “Play now” is one tap away.
serve-running = Standoff is already running on this machine:
serve-end = Ctrl-C ends it. Tables are kept.
serve-end-elsewhere = Ctrl-C ends it where it was started. Tables are kept.
serve-ended = The tables are closed, and kept for the next time.
serve-shared-result = A finished game of { $count } gangsters: who bluffed, card by card.

## Browser

web-title = Standoff
web-tag = Load in secret, point at a friend.
web-tag-dare = Who blinks?
web-against-bots-means = against bots, right away
web-open-now = Play now
web-open-now-means = with strangers, within 25 seconds
web-open-bots = Against bots
web-open-bots-means = on your own, right away
web-public-tables = Public tables
web-public-people = { $count ->
    [one] { $count } person plays
   *[other] { $count } people play
}
web-public-none = No table waits in public just now: “Play now” opens one.
web-public-more = { $count ->
    [one] And one more table.
   *[other] And { $count } more tables.
}
web-public-join = Join public table { $code }
web-public-round = Round { $round }
web-public-deals = Cards in { $count } s
web-public-waits = Waits for people
web-public-between = Between two games
web-public-free-text = own words
web-public-chairs = { $people } of { $chairs } chairs have a person
web-me = You here
web-me-games = Games
web-me-won = Won
web-me-par = by chance { $par }
web-me-bluffs = Bluffs
web-me-called = called
web-me-permits = My games may be shared and studied
web-me-permits-means = Your name stands in shared results, and games in which everybody allows it go into data sets, without names. You can take it back at any time, also for past games.
web-me-victory = Won
web-me-defeat = Not won
web-me-table = See it again
web-me-carry = On another device
web-me-carry-means = Whoever has these twelve words is you in this house. Write them down, and show them to nobody.
web-me-link = The same as a link
web-me-words = Words from another device
web-me-become = That’s me
web-me-forget = Forget everything about me
web-me-forget-means = Your name and words leave every table of this house, you get up from those you sit at, and your list and figures are gone for good. Reports others made stay for whoever runs it.
web-me-forgotten = This house has forgotten you.
web-me-forgotten-later = { $count ->
    [one] One table follows when its game is over.
   *[other] { $count } tables follow when their games are over.
}
web-with-friends = Play with friends
web-with-friends-means = 4 to 6, any phone
web-code-short = Code
web-learn-means = First time? Start here.
web-tv-open = Open a table on this screen
web-tv-show = Show this table
web-tv-scan = Scan, or open
web-tv-type = and type
web-tv-free = { $count ->
    [one] One chair is free. Who else is in?
   *[other] { $count } chairs are free. Who else is in?
}
web-tv-name = TV
web-create = Open a table
web-kind-first = First game
web-kind-first-means = Just cards, hands and nerve.
web-kind-powers = Powers
web-kind-powers-means = One secret trick for each of you.
web-kind-cop = Powers + cop
web-kind-cop-means = Five or six; one of you works for the police.
web-kind-live = Live, in teams
web-kind-live-means = 6 to 20, running through an arena.
web-chairs = { $count } chairs
web-against-bots = Play now
web-resume = Back to table { $code }
web-join-table = Join a table
web-learn = Learn in 3 minutes
web-learn-live-short = Live
web-learn-live = Learn Live in 3 minutes
web-learn-live-first = First time? Learn Live in 3 minutes
web-as-tv = TV screen
web-outdoors = Live, outdoors
web-pass-round = One phone for all
web-pass-means = The phone goes from hand to hand. Each chooses behind a curtain; the rest you watch together.
web-crew = Who plays
web-crew-name = Name of player { $number }
web-crew-add = Add somebody
web-hand-to = Hand it to { $name }
web-hand-to-means = The others look away.
web-curtain-open = { $name }: press and hold
web-curtain-close = Close
web-pass-on = Pass it on
web-pass-back = Back to the table
web-pass-ghost = { $name }: bets from beyond
web-pass-begin = Hand it to { $name }
web-pass-load = A card and a hand from everybody, one after the other.
web-pass-load-last = Somebody loads last.
web-pass-aim = Everybody points at somebody.
web-pass-aim-last = Somebody points last.
web-pass-talk = Talk first. Then everybody decides: stay or drop?
web-pass-offer = Anybody with a trick? Then it goes round to everybody.
web-pass-no-trick = Nobody: go on
web-pass-trick = Somebody: pass it round
web-pass-phone = The telephone goes round among those who shared.
web-pass-elsewhere = Still choosing on another device: { $names }.
web-pass-done = Everybody has chosen. All eyes on the table!
web-language = Language
web-money = { MONEY($amount) }
web-you = You
web-menu = Menu
web-close = Close
web-back = Back
web-yes = Yes
web-no = No
web-on = on
web-off = off
web-rules = Rules
web-settings = Settings
web-name = Your name
web-face = Your face: { $name }. Tap for the next one
web-colour = Your colour
web-colour-a = cream
web-colour-b = lime
web-colour-c = cyan
web-colour-d = teal
web-colour-e = violet
web-colour-f = orange
web-nicknames = Quiet Badger, Slim Heron, Velvet Mole, Lucky Magpie, Grumpy Otter, Silent Goose, Brave Ferret, Marble Fox
web-players = Players
web-powers = Powers
web-powers-none = None
web-powers-starter = First six
web-powers-all = Ten, no Backstab
web-powers-all-backstab = All eleven
web-cop = A cop in the mafia
web-cop-means = For five or six. One of you works for the police.
web-money-shown = Money
web-money-open = On the table
web-money-closed = Hidden
web-tempo = Tempo
web-tempo-quick = Quick
web-tempo-standard = Standard
web-tempo-relaxed = Relaxed
web-tempo-none = No timer
web-open = Open the table
web-code = Code of the table
web-sit = Sit down
web-watch = Just watch
web-join-playing = A game is on at this table. If you sit down now, you watch first. From the next round you may play on for a bot, if there is one; if not, you play the next game.
web-finding = Looking for the table…
web-lobby = Waiting for gangsters
web-lobby-full = Everybody is here
web-code-for-friends = Code for friends
web-lobby-yours = Your table
web-lobby-of = { $name }’s table
web-lobby-count = { $here } of { $chairs }
web-lobby-tv = TV
web-fill-all = Fill up with bots
web-start-with = Start with { $count }
web-host-short = host
web-free-chair = Free chair
web-to-the-tv = Open this address in the browser of the TV:
web-share = Share
web-copy = Copy
web-copied = Copied
web-qr = QR code of table { $code }
web-qr-house = QR code of this server
web-friends = Friends on the same network scan this, or open
web-offline = No connection to the tables. Check the network.
web-seats = Seats
web-host = opened the table
web-away = signal lost
web-move-up = Move { $name } up
web-remove = Remove { $name }
web-free = { $count ->
    [0] Every chair is taken.
    [one] One chair is free: a friend, or a bot?
   *[other] { $count } chairs are free: friends, or bots?
}
web-options = Options
web-more-options = More options
web-warm-up-how = Warm up: tap a face, and your hand points there. Everybody sees it.
web-fill = Fill up
web-add-bot = Add a bot
web-bot-accountant = Works out what a round is worth, and stays when it pays.
web-bot-grudge = Remembers who pointed and shot at it, and pays them back.
web-bot-reckless = Fires first, aims at the richest, hardly ever drops.
web-bot-timid = Drops as soon as hands point at it.
web-bot-random = Does anything at all.
web-bot-young-shark = Has learned from some games.
web-bot-shark = Has learned from many games.
web-bot-great-shark = Has learned from the most games.
web-live-plays-accountant = Two guns on one target, and stays when it pays.
web-live-plays-grudge = Goes for whoever pointed at its team.
web-live-plays-reckless = Runs into the crowd, aims at the nearest, hardly ever drops.
web-live-plays-timid = Keeps away from everybody, and drops at the first real danger.
web-live-plays-random = Does anything at all.
web-live-plays-young-shark = Has learned Live, and often slips.
web-live-plays-shark = Has learned Live, and slips now and then.
web-live-plays-great-shark = Has learned Live, reckons what everybody has, and sees who its mates are like.
web-deal = Deal us in
web-dealing = Dealing in { $count }…
web-hold-on = Wait, not yet
web-screen-away = The table screen is away. The game goes on without it.
web-wait-host = { $name } deals when everybody is ready.
web-ready-house = Whoever is ready plays; bots take the rest.
web-fills = Cards in { $count } s
web-fills-means = Bots take the chairs that stay free.
web-lobby-house = A table of the house
web-table = The table
web-loot = { $count ->
    [one] One note on the table: { MONEY($total) }
   *[other] { $count } notes on the table: { MONEY($total) }
}
web-stance-standing = standing
web-stance-withdrawn = dropped
web-stance-wounded = hit
web-stance-dead = dead
web-plasters = { $count ->
    [one] one plaster
   *[other] { $count } plasters
}
web-feathers = { $count ->
    [one] one feather
   *[other] { $count } feathers
}
web-hands = { $count ->
    [one] one hand points here
   *[other] { $count } hands point here
}
web-points-at = points at { $names }
web-choosing = is choosing
web-ladder = If so many are left standing, each gets:
web-ladder-rung = { $count }: { MONEY($share) }.
web-ladder-title = What is at stake
web-ladder-means = Whoever is left standing shares the loot in equal parts, without change. What cannot be shared stays on the table for the next round.
web-ladder-standing = { $count ->
    [one] One left standing
   *[other] { $count } left standing, each
}
web-keys = Keys
web-keys-off = Keyboard shortcuts are off: Settings turn them on.
web-keys-space = Space
web-key-click = load a Click
web-key-bang = load a Bang
web-key-bbb = load a Triple
web-key-point = point at that seat
web-key-power = your power
web-key-stay = stay
web-key-drop = drop
web-key-peek = hold: your secrets
web-key-talk = say something
web-key-again = hear the last thing again
web-key-next = go on with the show
web-key-count = count to three
web-key-keys = this list
web-key-walk = walk; so do the arrows
web-key-nearest = point at the nearest, the next…
web-key-team = your team’s cards
web-dealt = Dealt to you alone
web-dealt-means = Only you see this. It stays at the bottom: hold the strip to read it again.
web-dealt-read = Got it
web-next = Go on
web-peek = Hold: your secrets
web-in-play = In play: { $cards }.
web-unused = Unused cards: { $cards }.
web-role-cop = Call three times by round 6, then live and drop once more at most.
web-role-gangster = One of the others is the cop. Get rich and stay alive.
web-load = Load a card. Nobody sees which.
web-loaded = Loaded. Nobody knows.
web-change = Change
web-left = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
}
web-does-click = bluff
web-does-bang = hits
web-does-bbb = fires first
web-which-gun = { $gun ->
    [one] Your own gun
   *[other] The gun you took
}
web-loading = Still loading: { $names }.
web-all-loaded = All cards are down.
web-point = Whom do you point at?
web-point-how = Tap, or drag your hand.
web-point-keys = Tap, drag your hand, or press the number.
web-point-set = Set. Change it until “three”.
web-others-point = Who points at whom?
web-load-last = Loading last: { $names }.
web-aim-last = Pointing last: { $names }.
web-hands-on-you = { $count ->
    [0] Nobody points at you. Talk someone down.
    [one] 1 hand on you: { $names }.
   *[other] { $count } hands on you: { $names }.
}
web-many-hands = { $count } hands on you!
web-standoff = Who stays, who drops?
web-nerve-watched = Who holds their nerve?
web-stay = Stay
web-stay-share = { $least } to { $most }
web-stay-hands =
    { $count ->
        [0] no hand on you
        [one] one hand on you
       *[other] { $count } hands on you
    }
web-stay-kills =
    { $count ->
        [one] one more plaster kills you
       *[other] { $count } plasters kill you
    }
web-drop = Drop
web-drop-means = { MONEY($cost) }, safe
web-drop-earns = +{ MONEY($cost) }, safe
web-drop-flashing = with a flashing light
web-drop-cop =
    { $count ->
        [0] no victory as the cop
       *[other] the last a cop may take
    }
web-decided = Decided. Nobody knows.
web-scene-aims = Hands out!
web-scene-nerve = Who stays?
web-scene-power = A power!
web-scene-out = Lights out
web-scene-grenade = The grenade!
web-first-blood = First blood!
web-duel = Duel!
web-bang = Bang!
web-card-click = click
web-card-bang = BANG!
web-card-bbb = BANG! ×3
web-phew = phew
web-bluff = Pointed in vain: { $names }. What was loaded stays a secret.
web-shot-hit = { $you ->
    [who] You hit { $whom }.
    [whom] { $who } hits you.
   *[none] { $who } hits { $whom }.
}
web-shot-too = { $you ->
    [who] You hit { $whom } too.
    [whom] { $who } hits you too.
   *[none] { $who } hits { $whom } too.
}
web-shot-dead = { $you ->
    [who] You fire for real, but { $whom } is out already.
    [whom] { $who } fires for real, but you are out already.
   *[none] { $who } fires for real, but { $whom } is out already.
}
web-shot-click = { $you ->
    [who] Click. You had nothing.
   *[none] Click. { $who } had nothing.
}
web-shot-surprise = { $you ->
    [who] Your own shot is lost.
   *[none] { $who }’s own shot is lost.
}
web-duel-both = They hit each other: { $names }!
web-duel-clicks = Click and click. Nobody had anything.
web-out = { $you ->
    [who] One plaster too many: you are out.
   *[none] One plaster too many: { $who } is out.
}
web-out-by = { $you ->
    [who] You are out. Shot by { $names }.
   *[none] { $who } is out. Shot by { $names }.
}
web-power-used = { $you ->
    [who] You show “{ $power }”.
   *[none] { $who } shows “{ $power }”.
}
web-split-stuck = No fair split among { $count }: nobody gets anything.
web-clicked = Only a click from { $names }.
web-round-over = End of the round
web-round-next = On to round { $round }.
web-round-ready = Ready for round { $round }
web-round-quiet = Nobody was hit.
web-round-totals = After round { $round }
web-loot-turned = New notes on the table.
web-dropped = Dropped: { $names }.
web-nobody-dropped = Nobody drops!
web-hit = { $you ->
    [who] You are hit
   *[none] { $who } is hit
}: { $markers ->
    [one] one plaster
   *[other] { $markers } plasters
}.
web-offer-title = Any last trick?
web-offer-line = Powers may be used now. Everybody is asked alike.
web-offer = Open it where nobody looks over your shoulder.
web-open-power = Look at your power
web-nothing-to-use = There is nothing for you to use now.
web-forgo = Not now
web-show = Show it
web-join = Join
web-take = Take { $name }’s gun and cards
web-stab = Stab { $name }
web-swap = Take the Triple back for { $bullet }
web-phone = Pass the telephone under the table: hold either hand for three seconds.
web-phone-passed = The telephone goes on.
web-phone-cleared = The telephone goes round. You did not share: you are cleared.
web-phone-watched = The telephone goes round under the table.
web-hand-left = Left hand
web-hand-right = Right hand
web-call-left = The left hand calls the police, the right one passes.
web-call-right = The right hand calls the police, the left one passes.
web-call-never = Left hand or right hand, you only pass the telephone on.
web-decide-load = Load a card.
web-decide-aim = Point at somebody.
web-decide-nerve = Stay or drop?
web-decide-load-last = You load last.
web-decide-aim-last = You point last.
web-decide-offer = A power may be used now.
web-decide-phone = Pass the telephone.
web-ghost = Haunt them
web-bets = Bets for this round
web-bet-hit = Who gets hit?
web-bet-runs = Who drops?
web-bet-shared = A share?
web-luck = { $count ->
    [0] No bet won so far.
    [one] One bet won.
   *[other] { $count } bets won.
}
web-ghost-talk = Whisper among ghosts
web-talk = Say something
web-more = More…
web-say = Say
web-free-text = In your own words
web-quote = “{ $text }” – { $who }
web-taunt-threat-1 = Don’t you dare.
web-taunt-threat-2 = I’m loaded.
web-taunt-threat-3 = You’ll regret it.
web-taunt-plea-1 = Not me, please!
web-taunt-plea-2 = I have a family.
web-taunt-plea-3 = I’m broke anyway.
web-taunt-deal-1 = Drop, and I owe you.
web-taunt-deal-2 = Let’s share, us two.
web-taunt-deal-3 = Let me be, I’ll let you be.
web-taunt-joke-1 = Is that your finger?
web-taunt-joke-2 = Nice hat.
web-taunt-joke-3 = My mum is watching.
web-quote-at = “{ $text }” – { $who }, to { $whom }
web-to-whom = To whom?
web-to-all = All
web-mild-threat-1 = Please don’t.
web-mild-threat-2 = Careful, now.
web-mild-threat-3 = That’s not very nice.
web-cry = My war cry
web-cry-means = You shout it each time you stay.
web-cry-own = Your own, 16 letters
web-cry-fearless = No fear!
web-cry-classic = Cojones!
web-cry-granite = Like a rock!
web-cry-again = Is that all?
web-choose = Choose
web-last-words = Last words
web-last-bluff = It was empty.
web-last-mother = Tell my mother.
web-last-haunt = I’ll be back.
web-last-money = My money…
web-last-none = Nothing
web-boo = Boo!
web-haunt = Haunt somebody
web-haunt-whom = Haunt { $name }
web-haunt-means = The lamp flickers over them. Once a round.
web-vote = Vote for awards
web-vote-for = { $count ->
    [0] { $name }
    [one] { $name }, { $count } vote
   *[other] { $name }, { $count } votes
}
web-ghost-ladder = The best ghosts
web-feud = hit you in round { $round }
web-power = Power
web-arm-means = Choose it now, and it is used as soon as it may be. Until then nobody knows.
web-power-itself = It works by itself. There is nothing to choose.
web-power-shown = It is on the table: everybody knows it.
web-disarm = Don’t use it yet
web-people = People
web-hosting = The table
web-log = What happened
web-log-empty = Nothing yet.
web-gone = Have left
web-about = About { $name }
web-watches = watches
web-muted = muted
web-unheard = you don’t hear them
web-unhear = Don’t hear them any more
web-block = Block
web-block-means = You hear { $name } no more, and this house does not seat the two of you together again.
web-unblock = Unblock
web-report-member = Report
web-report-why = What about { $name }?
web-report-words = Hurtful words or name
web-report-cheating = Cheats, with others or alone
web-report-spoiling = Spoils the game on purpose
web-report-means = Whoever runs this house reads it, with the last lines said here. Nobody else is told.
web-reported = Reported. Whoever runs this house will read it.
web-hear = Hear them again
web-mute = Mute for everybody
web-unmute = Let them talk again
web-hand-over = Make them host
web-hand-over-means = { $name } then decides about the table, and you no longer do.
web-kick = Take their chair
web-kick-means = { $name } will only watch.
web-kick-means-game = A bot plays on for { $name }, who will only watch. The table can give the chair back.
web-call-off = Call the game off
web-call-off-means = The game ends at once, for everybody, and nobody wins.
web-forget = Delete this table
web-forget-means = Everything is deleted: the game, the score of the evening, every seat. Nobody can bring it back.
web-tempo-from-now = In a game it counts from the next choice on.
web-public = Strangers may join
web-public-means = The table stands in the lobby. Ready sentences and mild words only, unless you choose otherwise in the options.
web-sure-no = No, back
web-stand-up = Stand up and watch
web-leave-for-good = Give up my seat
web-leave-for-good-means = A bot plays your game to its end. This seat is not yours any more.
web-claim = Ask for a chair
web-claim-means = A chair can be asked for once its person has left, or has been out of reach for two minutes. All are told. Most of those who play must agree, two at least; after a minute it is yours.
web-claim-chair = { $name }’s chair
web-claim-none = There is no such chair now. Sit down after this game.
web-claimed = The table has been asked.
web-claims-wait = Not before a minute has passed, and only if most who play agree, two at least. Whoever comes back keeps the chair.
web-claims-yours = { $who } asks for your chair. You are here, so it stays yours.
web-claim-over = You do not get that chair.
web-claims = { $who } asks for { $whose }’s chair.
web-claims-bots = { $who } would play on for { $whose } from the next round.
web-agree = Agree
web-chair-empty = nobody there
web-lost-seat = Your chair was taken. You are watching now.
web-got-seat = The chair is yours. Play on!
web-plays-on = { $who } plays on for { $dealt }.
web-played-on = From round { $round } on { $who } played for { $dealt }.
web-late = A game is on, so for now you watch.
web-late-choose = From the next round you may play on for a bot. For whom?
web-late-asked = From the next round you play on for { $name }.
web-late-last = This is the last round; sit down for the next game.
web-late-locked = The table is closed, so you cannot play on for a bot.
web-late-none = No bot plays here whose chair you could have; sit down for the next game.
web-late-for = Play on for { $name }
web-late-watch = Only watch this game
web-late-watch-means = You bet and whisper with the ghosts, and take no chair until it is over.
web-now-host = You are the host now.
web-ready = I’m ready
web-ready-set = Ready
web-is-ready = ready
web-move-down = Move { $name } down
web-free-text-allowed = Own words allowed
web-family = Family words
web-set-family = Family words
web-set-bots = Bots speak
web-bots-hushed = The bots keep quiet now. The settings let them speak again.
web-hush-bots = Hush the bots
web-volume-talk = Volume of the others
web-refused-coarse = Not at this table: families are playing.
web-sound-hum = the lamp hums
web-tv-alone = Scan the code with a phone and sit down.
web-sound-cry = war cries
web-missed = While you were away
web-missed-watched = Meanwhile
web-missed-rounds = It was round { $before }; now it is round { $now }.
web-now-stand-in = A bot plays for you now. Choose anything, and it is you again.
web-missed-stand-in = A bot has played for you. Choose anything, and it is you again.
web-missed-died = Dead: { $names }.
web-missed-hit = Hit: { $names }.
web-missed-paid = Got a share: { $names }.
web-tip-1 = A Click that nobody calls is worth as much as a Bang.
web-tip-2 = A Triple fires first: its target cannot shoot back.
web-tip-3 = Dropping costs { MONEY(5000) }, dying costs everything.
web-tip-4 = What cannot be shared stays on the table for the next round.
web-tip-5 = Three plasters and you are out.
web-tip-6 = Nobody shoots at somebody who dropped.
web-reconnecting = Reconnecting. Your seat is held.
web-no-answer = The server does not answer. Trying again…
web-only-here = Only this computer reaches this server.
web-try-now = Try now
web-long-lost = Table { $code }. Another device can go on with your seat link.
web-copy-link = Copy my seat link
web-back-again = You are back at the table.
web-slow-load = Too slow: chance loaded a card for you.
web-slow-aim = Too slow: your shot is lost.
web-slow-nerve = Too slow: you stay.
web-nudged = They are waiting for you.
web-nudge = Nudge { $name }
web-count = Count to 3
web-count-all = Count now!
web-count-wanted = Waiting…
web-count-want = Count!
web-count-so-far = { $want ->
    [one] { $want } of { $of } wants to go on
   *[other] { $want } of { $of } want to go on
}
web-folded = your turn first
web-go-on = Go on without waiting
web-more-time = 30 seconds more
web-pause = Pause
web-paused = Paused
web-paused-by = { $name } needs a moment.
web-resume-game = Go on playing
web-rest = Let a bot play for me
web-rest-end = Play myself again
web-lock = Let nobody else in
web-link = My seat link
web-link-means = With this link another device goes on with your seat, and this one is signed out. Keep it to yourself.
web-three-words = Your words, should this phone fail:
web-words-mean = With the code of the table, these three words bring your seat back on any device, once this one is off.
web-words-have = I have three words
web-words-none = I have no words
web-words-yours = Your three words
web-words-back = Bring my seat back
web-link-renew = New link
web-wrong = Something is wrong
web-leave = Leave the table
web-refused-full = Every chair is taken.
web-refused-locked = The table is closed.
web-refused-too-few = Not enough gangsters yet.
web-refused-too-often = Not so fast.
web-refused-muted = You cannot be heard at this table.
web-refused-stale = Too late for that.
web-refused-paused = The game is paused.
web-refused-malformed = This page said something the server does not know. Load it again.
web-refused-illegal = The rules do not allow that.
web-refused-not-asked = Nobody asks you that now.
web-refused-not-host = Only whoever opened the table can do that.
web-refused-not-seated = Only whoever sits at the table can do that.
web-refused-conflict = That came twice, and differently. Do it again.
web-refused-owner-here = Whoever sits there is here, or was a moment ago.
web-refused-somebody-left = Somebody who knows cards of this game has left it: no bot to play on for until the next.
web-refused-already-here = This device already has a place at this table.
web-refused-not-open = This house has no lobby for strangers.
web-refused-no-room = There is no room left for that at this table.
web-refused-no-pen = Somebody else holds the pen now.
web-refused-fault = Something went wrong on our side. Nothing was lost; try again.
web-fault-no-entry = There is no table { $code }
web-fault-no-entry-means = Check the letters, or ask for a new link.
web-fault-no-entry-out = To the start
web-fault-elsewhere = Your seat is open elsewhere
web-fault-elsewhere-means = Another tab or device plays it now.
web-fault-elsewhere-out = Play here
web-fault-banned = You may not play here for now
web-fault-banned-means = Whoever runs this house has closed the door to this device or its network until a day they named.
web-fault-banned-out = Home
web-fault-too-soon = A short wait before the next table
web-fault-too-soon-means = From this device or its network, games were left in the middle or kept waiting several times. Friends’ tables and bots are open to you meanwhile.
web-fault-too-soon-out = Home
web-fault-again = Open again in { $time }
web-fault-full = Table { $code } is full
web-fault-full-means = You can watch, and sit down when a chair is free.
web-fault-full-out = Watch
web-fault-locked = Table { $code } is closed
web-fault-locked-means = Nobody else is let in, to play or to watch. Whoever opened it can open it again.
web-fault-locked-out = Try again
web-fault-full-house = No table to spare
web-fault-full-house-means = This server is full. Try again in a while.
web-fault-full-house-out = Try again
web-fault-old-version = There is a new version
web-fault-old-version-means = Your seat is held while the page loads again.
web-fault-old-version-out = Load again
web-fault-forgotten = This table is gone
web-fault-forgotten-means = Whoever opened it has deleted it.
web-fault-forgotten-out = To the start
web-fault-left = You have left the table
web-fault-left-means = You can come back with the code any time.
web-fault-left-out = To the start
web-fault-damaged = This table cannot be restored
web-fault-damaged-means = Its record is damaged. Other tables are fine.
web-fault-damaged-out = To the start
web-fault-other-version = This table is of another version
web-fault-other-version-means = The server was changed since. The table is kept as it is, and can only be played on by the version before.
web-fault-other-version-out = To the start
web-fault-stopped = The server has stopped
web-fault-stopped-means = Your seat is kept. Try again when it is back.
web-fault-stopped-out = Try again
web-fault-gone = Your seat at table { $code } is gone
web-fault-gone-means = The table was deleted, or somebody followed your seat link. If it still exists you can sit down anew.
web-fault-gone-out = Sit down anew
web-fault-dead-link = This link opens no seat any more
web-fault-dead-link-means = It was used, or replaced by a newer one. Ask for a new link, or sit down as somebody new.
web-fault-dead-link-out = Sit down anew
web-show-out = Show them out
web-show-out-means = { $name } leaves the table. Close the table, or they can come back.
web-fault-shown-out = You were shown out
web-fault-shown-out-means = The host of the table asked you to go.
web-fault-shown-out-out = To the start
web-fault-crowded = Nobody else can watch table { $code }
web-fault-crowded-means = As many watch as there is room for. Try again when somebody has left.
web-fault-crowded-out = Try again
web-fault-wrong-words = These words bring no seat back
web-fault-wrong-words-means = Check the code and the three words, or sit down as somebody new.
web-fault-wrong-words-out = Back
web-fault-too-much = Too many tries
web-fault-too-much-means = This network has knocked too often. Wait a minute, then try again.
web-fault-too-much-out = Try again
web-fault-meant = Did you mean { $code }? You have a seat there
web-home = To the start
web-sound-tick = tick
web-sound-last = last tick
web-sound-knock = knock
web-sound-card = card
web-sound-swing = hands swing out
web-sound-click = click
web-sound-bang = bang
web-sound-bbb = bang bang bang
web-sound-plaster = plaster
web-sound-feather = a feather falls
web-sound-notes = notes rustle
web-sound-stuck = a sad note
web-sound-telephone = telephone
web-sound-grenade = boom
web-sound-win = fanfare
web-sound-lose = a falling tune
web-sound-heart = a heartbeat
web-sound-call = a call
web-sound-fall = something falls
web-sound-power = a chord
web-text-size = Text size
web-theme = Light
web-theme-dark = Lamp
web-theme-day = Day
web-theme-contrast = Strong
web-motion = Movement
web-motion-auto = As the device
web-motion-reduced = Little
web-motion-full = Full
web-set-sound = Sounds
web-set-captions = Sounds as words
web-set-music = Music
web-set-spokencount = Spoken count
web-set-vibration = Vibration
web-set-shortcuts = Keyboard shortcuts
web-set-lefthanded = Buttons for the left hand
web-set-list = Seats as a list
web-set-sameroom = Same room: hide my choices
web-volume = Volume
web-print = Print
web-rules-aim = Eight rounds. The richest one alive at the end wins.
web-rules-loot = Five banknotes join what was left on the table.
web-rules-load = Lay one card face down. You have 5 Click, 2 Bang and 1 Triple for the whole game; each serves once.
web-rules-aim-phase = On “three” everybody points at somebody.
web-rules-nerve = On “three” stay or drop. Who drops is safe but takes a feather and no share; hands pointed there do not fire, and their cards stay secret.
web-rules-fast-volley = A Triple fires first. Its target takes a plaster and does not fire.
web-rules-volley = Then all the others at once: a Bang is a plaster, a Click is nothing.
web-rules-split = Those still standing share equally, without change. What does not divide stays.
web-rules-death = The third plaster kills, and the dead lose their money.
web-rules-end = At the end each feather costs { MONEY(5000) }. A last survivor wins at once.
web-rules-powers = Everyone secretly holds a card that bends one rule. Hold the strip at the bottom to read yours.
web-rules-cop = In rounds 1 to 6 those who shared pass the telephone, and the cop may call. After the third call the cop wins by surviving and dropping once more at most.
web-lesson-load = Five notes. Fewer people standing, bigger shares. Load a Click: it is empty.
web-lesson-point = Point at someone.
web-lesson-point-cleo = Point at Cleo.
web-lesson-stay = Nobody knows it is empty. Stay!
web-lesson-bang = Somebody believed you: fewer to share with. Now load a Bang.
web-lesson-drop = Three hands on you. Dropping costs { MONEY(5000) }: drop!
web-lesson-triple = Nobody shoots at somebody who dropped. Now load a Triple.
web-lesson-back = Cleo is after you. Point at Cleo.
web-lesson-stay-now = Yours fires first. Stay!
web-lesson-end = Three plasters kill. The richest survivor wins after eight rounds.
web-lesson-not-yet = Try another choice this time.
web-lesson-skip = Skip the lesson
web-lesson-done = Done: to the start
web-real = At a real table
web-real-lead = You have the real box: play with that. This device reads the game aloud, counts, and keeps the accounts.
web-real-names = Who sits at the table, clockwise from the Godfather
web-real-name = Name { $number }
web-real-one-less = One fewer
web-real-one-more = One more
web-real-secrets = Secret cards
web-real-secrets-box = From the box
web-real-secrets-phones = On phones
web-real-secrets-means = Each of you joins with a phone: it deals the secret cards, and the telephone is passed on it.
web-real-reading = The guide
web-real-reading-first = First game: tell us everything
web-real-reading-short = Only the calls
web-real-begin = Begin
web-real-set = Lay the table
web-real-aid = The Godfather’s aid, on paper
web-real-who-are-you = Who are you?
web-real-scan = Others follow with this code, or take the pen.
web-real-scan-phones = Everybody scans this, and taps a name.
web-real-missing = Without a phone so far: { $names }.
web-real-all-here = Everybody has a phone.
web-real-change = Change the table
web-real-setup = Before we begin
web-real-setup-welcome = Good evening. I read you the whole game, step by step: nobody has to know the rules. One of you, the Godfather, keeps this device and taps what happens.
web-real-setup-gangsters = Everyone takes a gangster and stands it up, with its gun and its eight cards: five Click, two Bang, one Triple. Look at your cards and show them to nobody.
web-real-setup-notes = Shuffle all banknotes into one pile, face down. Lay the wound markers and the shame markers within reach: I call them plasters and feathers.
web-real-setup-powers = Shuffle the power cards of this game and deal one to each, face down. Read yours, show it to nobody. A card says when to show it.
web-real-setup-cop = Shuffle as many role cards as there are players, the cop among them, and deal them out. Lay the telephone down, unused side up, and the three switchboard cards beside it, reinforcements at the bottom.
web-real-setup-phones = Your secret cards are on your phones. Hold the strip at the bottom of yours to look, alone.
web-real-setup-aim = We play eight rounds for the money on the table. Whoever is alive and richest at the end wins. Three plasters, and you are out.
web-real-next = Next
web-real-skip = Straight to round 1
web-real-say-loot = Turn five notes face up.
web-real-first-loot = Turn five notes of the pile face up, in the middle of the table. They are the loot of this round: you play for them.
web-real-say-load = Load: one card each, face down.
web-real-first-load = Everyone chooses one card and lays it face down beside the gangster. A Click is empty. A Bang shoots. The Triple shoots too, and before all others: it is the card with three bangs, “Bang! Bang! Bang!”. Every card serves only once in the whole game.
web-real-say-aim = Guns up. On three, point!
web-real-first-aim = Guns up. I count to three, and on three everyone points at somebody, all at once. Whoever is late or changes sides loses the card. Then nobody moves any more.
web-real-aim-kid = But { $who } waits, and points after all others.
web-real-load-cunning = { $who } waits, and loads once all have pointed.
web-real-aim-cunning = Then { $who } loads.
web-real-phone-order = It goes: { $order }.
web-real-follow = Another phone
web-real-follow-means = Scan this with another phone: it follows along, and may ask for the pen.
web-real-say-nerve = Talk. On three: stay or drop.
web-real-first-nerve = Now talk: threaten, promise, beg. Then I count to three. On three you may drop: gangster down, one feather, no share, but nobody can hurt you. Or you stay, and shout it.
web-real-say-fast-volley = Triples, show yourselves.
web-real-first-fast-volley = Whoever dropped, and whoever points at somebody who dropped, puts the card away unseen. Of the others: if your card is a Triple, show it now. Your target takes a plaster, goes down, and puts the own card away unseen.
web-real-say-volley = Everybody else still up: show your card.
web-real-first-volley = Everyone still standing and pointing shows the card, all at once. A Click: nothing. A Bang: the target takes a plaster and goes down, but has fired as well. Somebody hit by a Triple can be hit again.
web-real-say-split = Whoever stands, shares.
web-real-first-split = Everyone still standing shares the loot: the same for all, to the dollar, and no change is given. I have worked it out. What does not divide stays for the next round.
web-real-say-phone = The telephone, under the table.
web-real-first-phone = Everyone who shared passes the telephone on under the table, clockwise from the Godfather, unused side up. Only the cop may turn it over. The last one lays it down for all to see.
web-real-say-reveal = Cards on the table.
web-real-first-reveal = The last round is over. Turn your roles and powers up: some of them count now.
web-real-say-over = The game is over.
web-real-first-over = The game is over. Each feather costs its owner five thousand dollars, and the richest one alive wins.
web-real-say-phones = The telephone goes round on your phones. Everybody who shared holds a pad.
web-real-one = One!
web-real-two = Two!
web-real-three = Three!
web-real-time = Time is up!
web-real-read = Read aloud
web-real-voice-on = Voice: on
web-real-voice-off = Voice: off
web-real-notes = Tap the notes
web-real-note = A note of { MONEY($value) }
web-real-unnote = Not this { MONEY($value) }
web-real-these = These five
web-real-more-notes = { $count ->
    [one] One more note
   *[other] { $count } more notes
}
web-real-loaded = All have loaded
web-real-aimed = All have pointed
web-real-tap-dropped = Tap everyone who dropped.
web-real-drop = { $count ->
    [0] Nobody dropped
    [one] { $count } dropped
   *[other] { $count } dropped
}
web-real-tap-hit = Tap everyone who was hit, once a hit.
web-real-hit = { $count ->
    [0] Nobody was hit
    [one] { $count } hit
   *[other] { $count } hits
}
web-real-unhit = One hit fewer: { $who }
web-real-each = { MONEY($share) } each
web-real-alone = { $who } takes everything: { MONEY($share) }
web-real-stuck = No change given: nothing can be shared.
web-real-nobody = Nobody is standing: nobody shares.
web-real-stays = Stays on the table
web-real-shared = Handed out
web-real-go-on = Go on
web-real-unused = Not used
web-real-used = Used!
web-real-passed = { $passed } of { $count } have passed it on.
web-real-by-hand = Somebody’s phone fails? Say how it came out:
web-real-hold = Hold one pad for three seconds, like everybody.
web-real-held = Passed on. Wait for the others.
web-real-cop = Who was the cop?
web-real-revealed = All cards are open
web-real-reveal-powers = 6 Feet Under and Super Coward count: note them with “A power”.
web-real-again = Another game
web-real-undo = Take back
web-real-redo = Bring back
web-real-noted = Several steps back
web-real-noted-means = Tap something: it is taken back, with everything noted since. All of it can be brought back.
web-real-noted-round = Round { $round }
web-real-noted-turned = Notes turned up
web-real-noted-loaded = Cards laid
web-real-noted-aimed = Everybody points
web-real-noted-withdrew = Who dropped
web-real-noted-hit = Who was hit
web-real-noted-showed = A power was shown
web-real-noted-shared = The split
web-real-noted-phoned = The telephone
web-real-noted-revealed = Who was who
web-real-noted-ran = The count of ten
web-real-noted-left = Who put their hands up
web-real-noted-struck = Who was hit
web-real-noted-touched = Whom the grenade touched
web-real-noted-slapped = The dagger
web-real-noted-joined = Somebody came late
web-real-noted-went-home = Somebody went home
web-real-if = What if…
web-real-power = A power
web-real-round = This round
web-real-nothing-yet = Nothing noted yet.
web-real-roster = Round the table
web-real-stance-withdrawn = dropped
web-real-stance-wounded = down
web-real-following = { $name } holds the pen. You follow.
web-real-take-pen = Take the pen
web-real-take-pen-sure = Then only this device writes. Take the pen from { $name }?
web-real-pen-asked = { $name } asks for the pen and has it in { $seconds } s.
web-real-pen-keep = Keep it
web-real-pen-give = Hand it over
web-real-pen-coming = You have the pen in { $seconds } s, unless its holder objects: { $name }.
web-real-offline = { $count ->
    [0] No connection. Go on: what you tap is kept and sent later.
    [one] No connection. { $count } note is kept and will be sent.
   *[other] No connection. { $count } notes are kept and will be sent.
}
web-real-wait = This is worked out as soon as the connection is back.
web-real-lost = { $count ->
    [one] { $count } note was not entered. Enter it again.
   *[other] { $count } notes were not entered. Enter them again.
}
web-real-moved-on = The ledger has moved on meanwhile.
web-real-because = { $what } ({ $rule })
web-real-fact-not-now = That belongs to another phase.
web-real-fact-over = The game is over.
web-real-fact-five-notes = Five notes are turned up each round.
web-real-fact-no-note = There is no such note.
web-real-fact-not-in-box = The box has no more of these notes.
web-real-fact-no-seat = Nobody sits there.
web-real-fact-dead = The dead take no part any more.
web-real-fact-twice = Somebody stands there twice.
web-real-fact-safe = Whoever dropped cannot be hit.
web-real-fact-too-many-hits = More hits than guns that can fire.
web-real-fact-no-such-power = This power is not in this game.
web-real-fact-other-power = That card is somebody else’s, or this gangster has another.
web-real-fact-not-shown-now = This card cannot be shown now.
web-real-fact-no-victim = That gangster cannot be chosen.
web-real-fact-unbalanced = That team would be too large.
web-real-fact-other-deck = With more than twelve, other cards are played with: in the next game.
web-real-fact-no-cop = Say who was the cop.
web-real-fact-nothing = There is nothing to take back.
web-real-who = Who?
web-real-which = Which card?
web-real-whom = Whom does it concern?
web-real-proof = The card that proves it
web-real-show = Shown
web-real-if-lead = Suppose this round goes like this. The referee says what follows, and by which rules.
web-real-if-card = Card
web-real-if-at = Points at
web-real-if-late = nobody: too slow
web-real-if-drops = Drops
web-real-if-power = Power
web-real-if-none = none
web-real-if-ask = Ask the referee
web-real-if-loot = Turn the loot up first: then the referee can say.
web-real-if-cannot = That cannot happen at this table.
web-real-verdict = The referee says
web-real-aid-title = The Godfather’s aid
web-real-aid-edition = Edition
web-real-aid-classic = Round a table: 4 to 6
web-real-aid-live = Live: 8 to 20, in teams
web-real-aid-rounds = { $rounds } rounds, phase by phase
web-real-aid-classic-loot = Everyone alive stands up again. Five new notes join what lies there.
web-real-aid-classic-load = “Load!” One card each, face down. Each card serves once.
web-real-aid-classic-aim = “One, two, three!” All point at once. Late: the card is lost, unseen.
web-real-aid-classic-nerve = Talk. “One, two, three!” Drop: a feather, safe, no share. Cards of those who dropped, and of all who point at them, go away unseen.
web-real-aid-classic-fast-volley = “Triples!” Shown at once, together. Target: a plaster, down, its card away unseen.
web-real-aid-classic-volley = “The others!” Everyone still standing and pointing shows the card, together. Bang: a plaster and down, also for who is down already. Who is hit now has fired too.
web-real-aid-classic-split = Those standing share: equal to the dollar, the largest notes first, no change. The rest stays. One alone takes all.
web-real-aid-classic-phone = With the cop, rounds 1 to 6: those who shared pass it under the table. Used: turn a switchboard card. After the third, feathers flash.
web-real-aid-classic-death = Third plaster: out at once, the money back into the box. Whoever is killed in a volley has still fired in it.
web-real-aid-classic-end = After round 8 the richest one alive wins, each feather less { MONEY(5000) }. A tie: fewer feathers, then more plasters, then shared. A last survivor wins at once; nobody alive, nobody wins.
web-real-aid-classic-cop = The cop wins: three calls by round 6, alive at the end, one flashing feather at most. Otherwise the richest gangster alive.
web-real-aid-live-loot = Take a deck, add what was left over, announce the money.
web-real-aid-live-deal = Shuffle. Each Chief gets a card for each member in play; the team shares them out in secret, one each, in the left palm.
web-real-aid-live-freeze = “Ten … zero!” Free running, no grabbing. Whistle, three seconds: freeze and aim at a visible adversary. Guns mime themselves, Kevlar, Dagger and Grenade mime any.
web-real-aid-live-nerve = “Three … zero!” Whistle: stay and shout, or arms up and into the Coward’s Corner, card to you. Who aimed at them lowers the weapon.
web-real-aid-live-bbb = Triples raise the left hand and shout: all targets wounded at once, hand on heart. Then wounded Kevlar, Dagger and Grenade, lowest number first.
web-real-aid-live-double = Doubles, two targets each, likewise. Whoever was wounded before does not fire and says nothing.
web-real-aid-live-shotgun = Shotguns: the target goes straight to the Hospital, one step back, arms open; whoever is touched is wounded.
web-real-aid-live-split = All cards, money up: as many equal shares as neither cowards nor in coma, largest first, no change. One wound still shares. To the stash.
web-real-aid-live-return = Cowards come back. From the Hospital to the Corner: they sit out one whole round. All wounds heal.
web-real-aid-live-coma = Two wounds in a round, a grenade, or a direct Shotgun. Kevlar stops the first wound, but neither grenade nor Shotgun. A wounded Grenade must jump, arms open: all touched fall. A wounded Dagger may touch one adversary, feet still.
web-real-aid-live-end = After round 5 the richest team wins, less { MONEY(25000) } for each member in the Hospital. A tie: more in coma, then shared. A team all in coma cannot win.
web-real-aid-head-death = Death
web-real-aid-head-end = The end
web-real-aid-head-cop = The cop
web-real-aid-head-coma = Coma

## Browser: Live outdoors

web-real-out = Live, outdoors
web-real-out-lead = You really run. Phones deal the cards, count, whistle and keep the accounts. It works with a phone each, one a team, or this one alone.
web-real-out-teams = Teams
web-real-out-in-each = People in each
web-real-out-unequal = Teams may differ by one person.
web-real-out-one-more = One more: { $team }
web-real-out-one-fewer = One fewer: { $team }
web-real-out-person = { $team }, person { $number }
web-real-out-chief = The Chief
web-real-out-cards = Cards
web-real-out-cards-house = On phones
web-real-out-cards-box = From the real box
web-real-out-plays = Does the Godfather play too?
web-real-out-plays-means = Then this phone does not tell whose gun speaks.
web-real-out-walk-only = Walk only, no running
web-real-out-walk = Walk, do not run!
web-real-out-chain-of-grenades = A grenade goes off too when another one catches its holder.
web-real-out-foolproof = Every card counts one, whatever money is on it.
web-real-out-people = { $count } gangsters
web-real-out-set = These are the teams
web-real-out-scan = Scan with a phone each, or one a team. Whoever has none is looked after from this phone.
web-real-out-who-are-you = Who are you? With one phone for the team: any of you.
web-real-out-phones = { $count ->
    [0] No phone but this one: the cards are passed round on it.
    [one] { $count } phone has a name.
   *[other] { $count } phones have a name.
}
web-real-out-ground = Read aloud
web-real-out-ground-rules = Show the borders, the Hospital and the Coward’s Corner. { $walk ->
    [yes] Walk, do not run, and grab nobody.
   *[no] Run, but do not grab.
} The phone is in the left hand or in the pocket. At the whistle everybody freezes.
web-real-out-roster = Everybody
web-real-out-place-coward = hands up
web-real-out-place-hospital = Hospital
web-real-out-place-sitting-out = sits out
web-real-out-number = No. { $number }
web-real-out-mime-bbb = Mime it: two fingers of one hand, one target.
web-real-out-mime-double = Mime it: a gun in each hand, two targets.
web-real-out-mime-shotgun = Mime it: a rifle in both hands, one target.
web-real-out-mime-any = Mime any gun you like.
web-real-out-does-kevlar = Hit? Show it: the first plaster is stopped.
web-real-out-does-backstab = Hit? You may slap one enemy. Feet still.
web-real-out-does-boom = Hit? Jump on the spot, arms open!
web-real-out-pass-on = Seen: pass it on
web-real-out-pass-back = Seen: give it back
web-real-out-pass-stop = Not now
web-real-out-pass-cards = Pass the cards round
web-real-out-shows = What is shown
web-real-out-its-number = Its number
web-real-out-no-number = No number
web-real-out-the-rest = The other { $count } cards: { MONEY($value) } each. Announce { MONEY($total) }!
web-real-out-say-ready = { $loot ->
    [0] The cards! A card for each, in the left palm. Ready? Ten … nine …
   *[other] The loot is { MONEY($loot) }! A card for each, in the left palm. Ready? Ten … nine …
}
web-real-out-say-ready-cards = { $cards ->
    [0] The cards! A card for each, in the left palm. Ready? Ten … nine …
    [one] The loot is 1 card! A card for each, in the left palm. Ready? Ten … nine …
   *[other] The loot is { $cards } cards! A card for each, in the left palm. Ready? Ten … nine …
}
web-real-out-run = { $walk ->
    [yes] Walk!
   *[no] Run!
}
web-real-out-say-run = { $walk ->
    [yes] Walk!
   *[no] Run!
} At the whistle: freeze and aim!
web-real-out-say-nerve = Stay or hands up: three … two … one …
web-real-out-say-bbb = Triples! Left hand up and shout! Who is hit: hand on your heart.
web-real-out-say-double = Doubles! Left hand up and shout! Who is hit: hand on your heart.
web-real-out-say-shotgun = Shotguns! Left hand up: blam! Who is hit: one step back, arms open, then off to the Hospital.
web-real-out-say-blast = { $who }: a grenade! Jump, arms open!
web-real-out-say-dagger = { $who } has a dagger and may slap one enemy. Feet still!
web-real-out-firing = Firing now: { $who }. Everybody else keeps still.
web-real-out-tap-hit = Who is hit?
web-real-out-tap-twice = Tap twice for two shots.
web-real-out-tap-hands = Who put their hands up?
web-real-out-tap-touched = Whom did { $who } touch?
web-real-stay = Hold the last one to go on. Slide on to others to add them.
web-real-out-count-three = Count from three
web-real-out-whistled = I whistled myself
web-real-out-not-yet = Not yet
web-real-out-counts-itself = The count begins by itself soon after the whistle.
web-real-out-next-ready = Start the count
web-real-out-next-nerve = { $count ->
    [0] All stay
    [one] 1 puts their hands up
   *[other] { $count } put their hands up
}
web-real-out-next-hits = { $count ->
    [0] Nobody is hit
    [one] { $count } hit
   *[other] { $count } hits
}
web-real-out-next-slap = { $who } is slapped
web-real-out-next-no-slap = No slap
web-real-out-next-touched = { $count ->
    [0] Nobody was touched
    [one] { $count } was touched
   *[other] { $count } were touched
}
web-real-out-share = Each gets { $share }: { $who }.
web-real-out-no-share = Nobody gets anything. It stays for the next round.
web-real-out-late = { $noted ->
    [yes] Came late: { $who } owned up in “{ $phase }”. It is noted now.
   *[no] Came late: { $who } owned up in “{ $phase }”. Take back and enter it.
}
web-real-out-showed = { $you ->
    [who] You show { $weapon }.
   *[none] { $who } shows { $weapon }.
}
web-real-out-happened = What happened
web-real-out-came-late = Somebody came late?
web-real-out-phone-here = { $who } is here with a phone.
web-real-out-joins = Plays from the next deal on, in the team:
web-real-out-phone-of = Or it is the phone of:
web-real-out-late-name = Name
web-real-out-all-full = The teams are full or would not be balanced any more.
web-real-out-tell-godfather = You play too? Tell the Godfather who you are, and you come in between two rounds.
web-real-out-mute = A phone on mute does not whistle. A real whistle always works.
web-real-out-frozen = Freeze! Aim!
web-real-out-godfather-counts = Look at your card. The Godfather counts soon.
web-real-out-your-share = Your share: { $share }. Look at your new card.
web-real-out-your-none = No share for you. Look at your new card.
web-real-out-share-out = Share out the cards
web-real-out-shared = That is how we hold them
web-real-out-act-blast = { $who }: jump! Arms open!
web-real-out-act-dagger = { $who }: you may slap one enemy. Feet still!
web-real-out-act-shotgun = { $who }: one step back, arms open!
web-real-out-shooting = Eyes up! Were you hit?
web-real-out-nerve = Stay and shout, or hands up?
web-real-out-godfather = The Godfather
web-real-out-gone = Godfather’s phone gone?
web-real-out-gone-sure = Lead on this phone? The other has ten seconds to object. Nothing that was noted is lost.
web-real-out-proposed = { $count ->
    [one] { $count } tap was not written down. The Godfather’s phone proposes it.
   *[other] { $count } taps were not written down. The Godfather’s phone proposes them.
}
web-real-out-proposals = Tapped, but not written down:
web-real-out-propose-note = Note it
web-real-out-propose-leave = Leave it
web-real-out-whistle-comes = The whistle comes!
web-real-out-in-hospital = You have been in the Hospital since round { $since }. { $back ->
    [0] You do not come back in this game.
   *[other] You are back in round { $back }.
}
web-real-out-sitting-out = You sit out round { $round }. { $back ->
    [0] You do not come back in this game.
   *[other] You are back in round { $back }.
}
web-real-out-idle = There is nothing to tap.
web-real-out-at-home = You went home. See you next time!
web-real-out-place-home = went home
web-real-out-back = Back again: { $who }.
web-real-out-sit-out = Sitting out: { $who }.
web-real-out-goes-home = Somebody goes home?
web-real-out-alone = { $count ->
    [0] No connection. This phone leads on.
    [one] No connection. This phone leads on, { $count } tap is kept.
   *[other] No connection. This phone leads on, { $count } taps are kept.
}
web-real-out-alone-cards = Look at your new card on this phone: it goes round.
web-real-out-ask-aloud = Their cards lie on phones that cannot be reached. If hit, ask aloud what they hold: { $who }.
web-real-out-no-cards = New cards come with the connection. Nobody is dealt any before.
web-real-out-watch = The Godfather decides who was touched.
web-real-out-hit = { $count ->
    [0] I’m hit
    [one] Hit once
    [2] Hit twice
   *[other] Hit { $count } times
}
web-real-out-is-hit = { $count ->
    [0] { $who } is hit
    [one] { $who }: hit once
    [2] { $who }: hit twice
   *[other] { $who }: hit { $count } times
}
web-real-out-not-hit = One fewer
web-real-out-hands = Hands up
web-real-out-their-hands = Hands up: { $who }
web-real-out-refused = That phase is over. Tell the Godfather.
web-real-out-award-nerves = Iron nerves
web-real-out-award-nerves-why = { $who } never put a hand up, and shared { $count } times.
web-real-out-award-firework = Firework
web-real-out-award-firework-why = { $count ->
    [one] { $who } took { $count } other along with the grenade.
   *[other] { $who } took { $count } others along with the grenade.
}
web-real-out-award-long-arm = The long arm
web-real-out-award-long-arm-why = { $count ->
    [one] { $who } slapped somebody with the dagger.
   *[other] { $who } slapped { $count } people with the dagger.
}
web-real-out-award-pincushion = Pincushion
web-real-out-award-pincushion-why = { $who } got { $count } plasters.
web-real-out-award-quick-feet = Quick feet
web-real-out-award-quick-feet-why = { $count ->
    [one] { $who } went to the Coward’s Corner once.
    [2] { $who } went to the Coward’s Corner twice.
   *[other] { $who } went to the Coward’s Corner { $count } times.
}
web-real-out-award-patient = Model patient
web-real-out-award-patient-why = { $count ->
    [one] { $who } was in the Hospital once.
    [2] { $who } was in the Hospital twice.
   *[other] { $who } was in the Hospital { $count } times.
}
web-real-out-award-earner = Breadwinner
web-real-out-award-earner-why = { $who } brought the team { $sum }.
web-real-out-certificates = Certificates to print
web-real-out-certificate = CERTIFICATE
web-real-out-certified-won = Winners of five rounds of Live outdoors, with { $sum }.
web-real-out-certified = Survivors of five rounds of Live outdoors: { $sum }, place { $place } of { $teams }.
web-real-out-signed = The Godfather
web-real-out-to-report = Back to the report
web-report = Police report
web-writing = Writing the report…
web-called-off = The game was called off
web-who-was-who = Who was who
web-truth = The cards nobody saw
web-talk-about = What they will talk about
web-deck-hand = { $who } on { $whom }, round { $round }
web-deck-card = { $who }, put away, round { $round }
web-accounts = How every sum came about
web-drawing = Waiting for every device to open its part of the deal…
web-draw-again = { $count ->
    [one] The device of { $who } did not answer. The deal is drawn once more, without it.
   *[other] The devices of { $who } did not answer. The deal is drawn once more, without them.
}
web-fair-good = Nobody chose this deal
web-fair-partly = The deal fits, as far as this device can tell
web-fair-bad = Something about this deal does not fit
web-fair-title = Was the deal fair?
web-fair-sealed = { $fits ->
    [yes] The house opened the very seed it was bound to before the deal.
    [no] The house opened another seed than the one it was bound to.
   *[unknown] This device opened no part of the deal, so it cannot tell which seed the house was bound to.
}
web-fair-told = { $fits ->
    [yes] All were bound to their parts before this device opened its own, and none was changed afterwards.
    [no] Parts were changed, or the deal drawn anew, after this device opened its own.
   *[unknown] This device was not told beforehand what everybody was bound to.
}
web-fair-bound = { $fits ->
    [yes] Every part that was opened is the one its seat was bound to. Those of bots follow from the seed.
    [no] A part that was opened is not the one its seat was bound to.
   *[unknown] At this table nobody was bound to a part: whoever runs it could have chosen the deal.
}
web-fair-mine = { $fits ->
    [yes] The part of this device is in it, and nobody knew it while all could still choose theirs.
    [no] This device opened its part, and the part was left out.
   *[unknown] This device added nothing to the deal.
}
web-fair-cards = { $fits ->
    [yes] Notes, powers and roles lay in the order that follows from all of this.
    [no] The cards did not lie in the order that follows from all of this.
   *[unknown] Whether the cards lay in that order can be checked with the record of the game.
}
web-fair-by-gave = Added a part: { $who }.
web-fair-by-house = From the seed of the house: { $who }.
web-fair-by-nothing = Added nothing: { $who }.
web-fair-by-missing = Did not open the part they were bound to: { $who }.
web-fair-twice = Parts were held back twice. Whoever runs the server and had several seats could have picked this deal out of a few.
web-fair-signs = These signs must be the same on everybody’s device:
web-record = Keep the record
web-record-means = The record is the whole game in one file: every card and every choice. Anybody can check it with “standoff verify”.
web-record-failed = The record could not be fetched. Try again.
web-fair-keeps = The host’s computer keeps the cards.
web-fair-keeps-means = Whoever runs it could look at them while you play, with some skill. What nobody could do is choose how they fall.
web-dead = dead
web-podium-richest = Winner: { $winners }, the richest alive.
web-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-awards = Awards
web-truth-all = See all { $count }
web-story = The story
web-story-first = { $you ->
    [who] In round { $round } you draw first blood, or rather first plaster, on { $whom }.
    [whom] In round { $round } { $who } is the first to fire for real, at you.
   *[none] In round { $round } { $who } is the first to fire for real, at { $whom }.
}
web-story-died-by = { $you ->
    [who] In round { $round } your luck runs out. Shot by { $names }.
   *[none] In round { $round } { $who } takes one plaster too many. Shot by { $names }.
}
web-story-died = { $you ->
    [who] In round { $round } your luck runs out.
   *[none] In round { $round } { $who } takes one plaster too many.
}
web-story-exploded = { $you ->
    [who] In round { $round } your grenade clears the table.
   *[none] In round { $round } { $who }’s grenade clears the table.
}
web-story-power = { $you ->
    [who] In round { $round } you show “{ $power }”.
   *[none] In round { $round } { $who } shows “{ $power }”.
}
web-story-call = In round { $round } somebody calls the police.
web-story-richest = { $count ->
    [one] The best round of the evening is round { $round }: { MONEY($share) } for { $group } alone.
   *[other] The best round of the evening is round { $round }: { MONEY($share) } each for { $group }.
}
web-story-bluff = { $you ->
    [who] In round { $round } your empty hand makes { $whom } drop.
    [whom] In round { $round } you drop before { $who }’s empty hand.
   *[none] In round { $round } { $who }’s empty hand makes { $whom } drop.
}
web-story-grudge = { $you ->
    [who] You point at { $whom } { $count } times.
    [whom] { $who } points at you { $count } times.
   *[none] { $who } points at { $whom } { $count } times.
}
web-story-stuck = { $count ->
    [one] Once the loot could not be shared at all.
    [2] Twice the loot could not be shared at all.
   *[other] { $count } times the loot could not be shared at all.
}
web-award-ice-cold = Ice cold
web-award-ice-cold-why = { $count ->
    [one] { $who } stayed under two hands or more, once.
    [2] { $who } stayed under two hands or more, twice.
   *[other] { $who } stayed under two hands or more, { $count } times.
}
web-award-empty-hand = Empty hand
web-award-empty-hand-why = { $count ->
    [one] { $who } made somebody drop with a Click.
    [2] { $who } made somebody drop with a Click, twice.
   *[other] { $who } made somebody drop with a Click, { $count } times.
}
web-award-feather-bed = Feather bed
web-award-feather-bed-why = { $who } collected { $count } feathers.
web-award-lightning-rod = Lightning rod
web-award-lightning-rod-why = { $count } hands pointed at { $who }.
web-award-grudge = Grudge
web-award-grudge-why = { $who } pointed at the same person { $count } times.
web-award-bookkeeper = Bookkeeper
web-award-bookkeeper-why = { $who } took { MONEY($count) } from the splits.
web-award-pacifist = Pacifist
web-award-pacifist-why = { $count ->
    [one] { $who } never fired for real.
   *[other] { $who } never fired for real.
}
web-matrix = Who pointed at whom
web-seed = Seed of the deal:
web-replay = Watch it again
web-replay-place = Moment { $place } of { $count }
web-replay-back = One back
web-replay-on = One on
web-replay-play = Play
web-replay-stop = Stop
web-replay-link = Link to this moment
web-share-means = Whoever has the link sees this game: every card, every hand, all the money. No talk, and no way to this table. Whoever has not agreed appears under a gangster’s name.
web-share-now = Share this game
web-share-host = Whoever opened the table can share this game.
web-share-copy = Copy the link
web-share-link = Link to this game
web-share-name = My own name in it
web-share-back = Take it back
web-share-back-means = The link opens nothing any more, for anybody.
web-share-picture = The table at the end
web-share-save = Picture ({ $kind })
web-shared-games = Shared games
web-shared-game = Game { $game }
web-result = A game of Standoff
web-result-gone = This game is not shared
web-result-gone-means = It never was, or somebody who played it has taken it back.
web-result-play = Play yourself
web-erase = Erase my name
web-erase-means = Your name and everything you said go from the finished games of this table, for everybody and for good. From now on you have a gangster’s name here.
web-again = Same gang again

## Browser: Live

web-edition = Edition
web-slow-mime = Too slow: you point at nobody.
web-sound-whistle = a whistle
web-live-edition = Live
web-live-arena = The arena from above, with { $count } gangsters
web-live-teams = Teams
web-live-auto = As many as come
web-live-obstacles = Obstacles
web-live-obstacles-none = None
web-live-obstacles-pillars = Pillars
web-live-obstacles-mean = You cannot point at anybody hidden behind one.
web-live-agreed = { $what }: { $which }
web-live-decide-touch = Who is touched?
web-live-decide-whistle = Blow the whistle.
web-live-touched-done = { $count ->
    [0] Nobody is touched
   *[other] Done
}
web-live-touch-fall = { $name } steps back and touches:
web-live-touch-dagger = { $name }’s dagger can reach:
web-live-touch-blast = { $name } explodes and touches:
web-live-touching = Arms open, nobody moves: { $name } looks to see who is touched.
web-live-touch-line = Tap everybody who is touched.
web-live-touch-title = Who is touched?
web-live-whistling = Go where you like until { $name } blows the whistle.
web-live-bot-whistles = { $name } is away. The phones count down and blow; then all see each other.
web-live-godfather-gone = { $name } is out of reach: a bot is the Godfather. It blows, lets everybody see everybody, and finds nobody touched.
web-live-godfather-back = { $name } is back and has the whistle again.
web-live-blow-without = Without the Godfather
web-live-whistle-line = You are the Godfather: count from ten, then blow.
web-live-hidden-from = Hidden from { $name }:
web-live-hiding-how = Tap a gangster, then the enemies something stands in front of.
web-live-hiding = Who cannot see whom?
web-live-who-hides = { $count ->
    [0] All see each other
    [one] { $count } pair out of sight
   *[other] { $count } pairs out of sight
}
web-live-blow = Blow the whistle
web-live-no-whistle = Somebody must take the whistle.
web-live-next-begun = The next game has begun. A bot plays for you if you miss two turns.
web-live-come = Come along
web-live-host-again = { $name } wants another game. Come when you have read enough.
web-live-teams-options = Teams and options
web-live-back-to-report = Back to the report
web-live-take-whistle = I have the whistle
web-live-mean-playing = Cards of those who leave go back on the deck unseen.
web-live-mean-foolproof = Every card counts one; the most cards win.
web-live-mean-chain-of-grenades = A grenade touched by a grenade goes off too.
web-live-godfather-player-means = All walk in earnest; one of the gangsters blows the whistle and says who is touched.
web-live-godfather-player = One who plays
web-live-godfather-person-means = All walk in earnest; somebody who does not play blows the whistle and says who is touched.
web-live-godfather-person = A person
web-live-godfather-arena-means = All walk in an arena on their screens.
web-live-godfather-arena = The app
web-live-godfather = Godfather
web-live-complete = { $count } gangsters in { $teams } teams: ready.
web-live-missing = { $count ->
    [one] 1 more gangster is needed.
   *[other] { $count } more gangsters are needed.
}
web-live-fill-to = Bots, until there are
web-live-chief = Chief
web-live-lead = I would be Chief
web-live-anywhere = Any team
web-live-balance = Auto-balance
web-live-place = Put { $name } in a team
web-live-walk = Walk!
web-live-stab-title = The dagger
web-live-cards-title = Cards are shown
web-live-frozen = The whistle! Everybody freezes.
web-live-divide = Share out the cards
web-live-look-cards = Look at the team’s cards
web-live-divide-line = You are the Chief: who gets which card?
web-live-dividing = Sharing out the cards: { $names }
web-live-walk-line = Go where you like. At the whistle all freeze.
web-live-others-walk = They look for a good place.
web-live-how-to-walk = Tap or drag in the arena, hold the pad, or use the arrow keys.
web-live-go-n = Up
web-live-go-ne = Up and right
web-live-go-e = Right
web-live-go-se = Down and right
web-live-go-s = Down
web-live-go-sw = Down and left
web-live-go-w = Left
web-live-go-nw = Up and left
web-live-go-stop = Stand still
web-live-fact-shows = card: { $weapon }
web-live-fact-points = { $weapon } at { $names }
web-live-fact-struck-boom = explodes, reaching { $names }
web-live-fact-struck-backstab = stabs { $names }
web-live-fact-struck-fall = steps back into { $names }
web-live-gun-of = { $name } ({ $weapon })
web-live-fact-hidden = out of sight
web-live-far = { $far } m · { $way }
web-live-in-reach = within reach
web-live-away-whom = Away from { $name }
web-live-towards-whom = Towards { $name }
web-live-away = Away
web-live-towards = Towards
web-live-where = Where to?
web-live-middle = To the middle
web-live-mime = Mime
web-live-point = { $count ->
    [one] Mime a gun and point at an enemy.
   *[other] Mime a gun and point at { $count } enemies.
}
web-live-second = You point at { $names }. Your other hand is missing: tap one more, or it takes { $other }.
web-live-place-now = Now tap the team for { $name }.
web-live-how-to-place = Tap a team to join it, or a name and then a team for it. Everybody else goes where there is room.
web-live-how-to-join = Tap a team to join it. Everybody else goes where there is room.
web-live-whom = Whom do you point at?
web-live-pointed = You will point at { $names }. You can still change it.
web-live-all = All { $count }
web-live-sees-nobody = You see no enemy from here.
web-live-only-itself = A real gun can only mime itself.
web-live-teammate = { $name } is on your side.
web-live-hidden = You can’t see { $name } from here.
web-live-drop-means = Coward’s Corner, no share
web-live-stay-means = a share, or plasters
web-live-stay-share = { $share } if all { $count } stay
web-live-stab = Stab { $name }
web-live-forgo = Nobody
web-live-stab-line = You are hit and hold a dagger. Whom do you stab?
web-live-stabbing = A dagger is out: { $names }
web-live-team = Team
web-live-team-sheet = Your team: { $team }
web-live-team-talk = To your team only
web-live-vault = In the vault: { $sum }
web-live-vault-cards = { $count ->
    [one] In the vault: 1 card
   *[other] In the vault: { $count } cards
}
web-live-alone = You are alone: the card is yours.
web-live-chief-divides = { $name } shares out the cards. Say which one you would like.
web-live-who-holds = Who holds { $weapon }?
web-live-wish = I want this
web-live-wished = wanted by { $names }
web-live-hand-out = Hand them out
web-live-your-card = You hold { $weapon }.
web-live-holder = { $name }: { $weapon }
web-live-no-card = You hold no card.
web-live-meaning-bbb = A gun: fires first, a plaster for one target.
web-live-meaning-double = A gun: fires second, at two targets.
web-live-meaning-shotgun = A gun: fires last. Its target falls at once, into whoever is near.
web-live-meaning-kevlar = A bluff: mimes any gun, and stops the first plaster.
web-live-meaning-backstab = A bluff: mimes any gun; when hit, stabs an enemy within reach.
web-live-meaning-boom = A bluff: mimes any gun; when hit, takes all within reach to the Hospital.
web-live-hospital = Hospital
web-live-corner = Corner
web-live-loot = Loot
web-live-nobody = nobody
web-live-secret = hidden
web-live-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-live-place-coward = You are in the Coward’s Corner.
web-live-place-hospital = You are in the Hospital.
web-live-place-sitting-out = You sit this round out.
web-live-back = Back in round { $round }.
web-live-no-more = The game ends without you.
web-live-decide-divide = Share out the cards.
web-live-decide-move = Walk! Arrow keys lead the way.
web-live-decide-mime = Mime a gun and point.
web-live-decide-nerve = Stay, or hands up?
web-live-decide-stab = Stab somebody?
web-live-tip-1 = The dashed ring is as far as open arms reach.
web-live-tip-2 = A grenade takes friends along too.
web-live-tip-3 = Whoever has a plaster fires no more.
web-live-tip-4 = Two plasters in a round: the Hospital.
web-live-lesson-triple = You are the Chief: who holds which card? Keep the Triple yourself.
web-live-lesson-walk = Ten seconds to walk: tap the ground. At the whistle all freeze.
web-live-lesson-point = A Triple mimes only itself. Point at { $name }: your team does too.
web-live-lesson-stay = Two shots at { $name }, and yours is real. Stay!
web-live-lesson-kevlar = Two plasters in one round: { $name } is out until round 3. This time keep the Kevlar.
web-live-lesson-apart = Walk. Arms reach one metre: near others, a grenade hurts you too.
web-live-lesson-bluff = Kevlar cannot fire, and nobody knows. Mime any gun, and point at { $name }.
web-live-lesson-trust = { $name } points at you: Kevlar stops the first plaster. Stay!
web-live-lesson-any = { $name } believed you and ran: fewer to share with. Hand these out as you like.
web-live-lesson-back = Walk: whoever was out is back.
web-live-lesson-anybody = Point at anyone.
web-live-lesson-drop = Three guns on you. Drop: no share, but no plasters either.
web-live-lesson-end = You are back already. After five rounds everybody in the Hospital costs their team { MONEY(25000) }. The richest team wins.
web-live-lesson-skip = Skip
web-live-lesson-done = Done
web-live-entry-stash = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}:
web-live-missed-fell = Went to the Hospital: { $names }.
web-live-votes = { $team }: { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
web-live-entry-hospital = { $count } in the Hospital:
web-live-cannot-win = all in the Hospital: cannot win
web-live-truth-mimed = Round { $round }: { $who } mimed { $mime } and held { $weapon }.
web-live-truth-ran = Round { $round }: { $who } ran with { $weapon } in hand.
web-live-story-boom = In round { $round } { $you ->
    [who] your grenade
   *[none] { $who }’s grenade
} goes off and takes { $count ->
    [0] nobody
    [one] 1 other
   *[other] { $count } others
} along.
web-live-story-stab = { $you ->
    [who] In round { $round } you stab { $whom }.
    [whom] In round { $round } { $who } stabs you.
   *[none] In round { $round } { $who } stabs { $whom }.
}
web-live-story-best = The best haul is round { $round }: { MONEY($share) } for each of { $count }.
web-live-rules-aim = Five rounds, in teams. The richest team wins.
web-live-rules-loot = A deck joins the cards left over, and the sum is announced.
web-live-rules-deal = Each Chief gives everybody in the team one card, in secret.
web-live-rules-freeze = Walk where you like. At the whistle all freeze, mime a gun and point at an enemy they see. A real gun mimes itself, a bluff any gun.
web-live-rules-nerve = Stay, or hands up: safe in the Coward’s Corner, without a share.
web-live-rules-bbb = Triples fire: a plaster. Whoever has one fires no more.
web-live-rules-double = Doubles fire at both their targets.
web-live-rules-shotgun = Shotguns fire: the target goes to the Hospital and steps back; whoever it touches gets a plaster.
web-live-rules-split = All in play share equally, without change, for their team’s vault.
web-live-rules-return = Cowards come back. Whoever fell sits out one whole round. All plasters heal.
web-live-rules-cards = Kevlar stops the first plaster. A dagger, when hit, may stab an enemy within reach. A grenade, when hit, takes everybody within reach to the Hospital, friends too. Two plasters: the Hospital.
web-live-rules-end = At the end everyone in the Hospital costs { MONEY(25000) }. A team that lies there whole cannot win.

## The review of a game

review-looking = Looking at the game
web-look-at-it = Look at it with the Shark
web-review-looking = The Shark looks at the game. This takes a while.
web-review-waiting = { $count ->
    [one] One other game comes first.
   *[other] { $count } other games come first.
}
web-review-failed = The look did not work out. Try again later.
web-review-not-classic = The Shark only looks at games of the classic edition so far. You can still watch this one again.
web-review-not-over = The Shark only looks at games that are over.
web-review-whom = Whose game
web-review-lines = Thick: the chance from what the person chosen knew. Dotted: with all cards open. Thin: the others. Touch the plot to go to a moment.
web-review-how = Worth: how often they won when the Shark played the game on from there, for everybody, many times over. In brackets: with all cards open.
review-written = The review is in { $path }.
review-not-classic = only games of the classic edition are looked at so far; standoff replay shows this one
review-not-over = the game is not over
review-chances = Chance to win as each round begins, in percent
review-how = From what each knew; in brackets with all cards open. Each may be off by up to { $margin }.
review-chances-all = Chance to win, moment by moment
review-lines = Whole lines: from what each knew. Broken lines: with all cards open. Touch the plot.
review-chance = { $name }: { $own }% ± { $margin } ({ $open }%).
review-moment = Round { $round }, { $phase }.
review-cost = Cost most
review-gained = Won most
review-coups = Bluff and read, as the cards really lay
review-whole = The whole game
review-loads = Round { $round }: { $name } loads { $bullet }. Worth { $after }%; { $other } was worth { $instead }% (difference ± { $margin }).
review-aims = Round { $round }: { $name } points at { $whom }. Worth { $after }%; pointing at { $other } was worth { $instead }% (difference ± { $margin }).
review-stays = Round { $round }: { $name } stays with { $guns ->
    [0] no gun
    [one] one gun
   *[other] { $guns } guns
} on them. Worth { $after }%; dropping was worth { $instead }% (difference ± { $margin }).
review-drops = Round { $round }: { $name } drops with { $guns ->
    [0] no gun
    [one] one gun
   *[other] { $guns } guns
} on them. Worth { $after }%; staying was worth { $instead }% (difference ± { $margin }).
review-uses = Round { $round }: { $name } uses “{ $power }”. Worth { $after }%; not using it was worth { $instead }% (difference ± { $margin }).
review-uses-otherwise = Round { $round }: { $name } uses “{ $power }”. Worth { $after }%; another way of using it was worth { $instead }% (difference ± { $margin }).
review-saves = Round { $round }: { $name } does not use “{ $power }”. Worth { $after }%; using it was worth { $instead }% (difference ± { $margin }).
review-calls = Round { $round }: { $name } calls the police. Worth { $after }%; passing the telephone on was worth { $instead }% (difference ± { $margin }).
review-passes = Round { $round }: { $name } passes the telephone on. Worth { $after }%; calling was worth { $instead }% (difference ± { $margin }).
review-bluff = Best bluff, round { $round }: an empty gun made { $others } drop. It left { $name } { $left }% instead of { $instead }%.
review-fled = Best read, round { $round }: { $name } dropped before { $count ->
    [one] a live card
   *[other] { $count } live cards
} ({ $others }). That left { $left }% instead of { $instead }%.
review-held = Best read, round { $round }: { $name } stayed before nothing but empty guns ({ $others }). That left { $left }% instead of { $instead }%.
review-notes = { $size ->
    [0] Luck, as the net reckons: the notes that were turned up made no difference.
    [one] Luck, as the net reckons: the notes that were turned up changed the chance to win by { $points } point (± { $margin }).
   *[other] Luck, as the net reckons: the notes that were turned up changed the chance to win by { $points } points (± { $margin }).
}
review-skill = { $size ->
    [0] Skill, as the net reckons: compared with what the Shark would have done, these decisions made no difference (± { $margin }).
    [one] Skill, as the net reckons: compared with what the Shark would have done, these decisions changed the chance to win by { $points } point (± { $margin }).
   *[other] Skill, as the net reckons: compared with what the Shark would have done, these decisions changed the chance to win by { $points } points (± { $margin }).
}
review-manner = Live cards in the first four rounds: { $live } of { $loads }. Dropped before a gun: { $drops } of { $threatened }. Pointed at the richest: { $richest } of { $aims }.
review-bluffs = Empty guns that made somebody drop: { $believed }; that everybody saw: { $called }.
review-like = The bot that plays most like this: { $bot }.
