"""The words that bring a seat back: known, and written alike, in English, French and Italian."""

_WORDS = """
album aloe alpha alto anorak aria atlas atoll audio avatar azalea baguette bali banjo barbecue
begonia berlin beta bikini bingo bistro blazer blues bonsai boomerang boutique bowling bravo
brioche broccoli brunch buffet bulldozer bungalow burrito cactus camping canyon cappuccino caramel
caravan casino chalet champion chef chili clown cobra cocktail coda couscous croissant curry dakar
delhi delta disco diva dodo dollar domino drone duo dynamo emu espresso eucalyptus euro falafel
festival fiesta film finale flamenco flipper folklore football forum gala gamma garage gazpacho
geyser gnocchi golf gong gorilla graffiti haiku hamburger hamster hibiscus hobby hockey hotel
husky iceberg igloo iguana impala iris jaguar jazz jeans jeep jogging judo jumbo kabuki karaoke
karate karma kayak kebab ketchup kilo kimono kiosk kiwi koala kyoto laser lava lima logo lotus
macadamia madrid maestro magma magnolia malta mambo mantra maracas marathon mascara menu meringue
metro miami mimosa minestrone mozzarella nacho nairobi neon nevada ninja nirvana nova oasis okapi
omega opera orca origami oslo paella panama panda panini papaya paprika papyrus parasol parka
pasta patio pergola pesto piano picnic pixel pizza poker polka poncho poster puma puzzle quito
quiz radar radio ravioli rebus risotto robot rodeo rugby rumba safari sahara salami salsa samba
samurai sandwich sauna sherpa sigma sitar slalom slogan sofa solo sombrero sonar soprano souvenir
spaghetti sprint studio sudoku sultan surf sushi swing tango tapas tapir taxi tempo tennis texas
tiramisu toast tofu tokyo tornado toronto totem tram trampoline trio tuba tundra turban turbo tutu
ukulele vampire veranda video viola volley western yeti yoga yogurt zebra zen zigzag zombie zorro
"""
VOCABULARY = tuple(_WORDS.split())
